-- The hour that an appointment is booked for, where its site offers hours. A site that takes several appointments at
-- once has as many places.
ALTER TABLE appointments
  ADD COLUMN starts_at timestamptz,
  ADD COLUMN ends_at timestamptz,
  ADD COLUMN zone text CHECK (zone IN ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  ADD COLUMN place integer CHECK (place BETWEEN 1 AND 20),
  ADD COLUMN cancelled_at timestamptz,
  -- That of the visitor; null where it is not known.
  ADD COLUMN language text CHECK (length(language) BETWEEN 2 AND 10),
  ADD CONSTRAINT appointments_slot_whole CHECK (num_nulls(starts_at, ends_at, zone, place) IN (0, 4)),
  ADD CONSTRAINT appointments_slot_order CHECK (ends_at > starts_at);

-- A place is booked once at a time, also when the hours of a site have changed since. Ranges of one number stand for
-- equality, which GiST knows without the extension btree_gist; the hash of a site serves as its number.
ALTER TABLE appointments ADD CONSTRAINT appointments_place_once EXCLUDE USING gist (
  numrange(hashtextextended(site_id, 0)::numeric, hashtextextended(site_id, 0)::numeric, '[]') WITH &&,
  int4range(place, place, '[]') WITH &&,
  tstzrange(starts_at, ends_at) WITH &&
) WHERE (starts_at IS NOT NULL AND cancelled_at IS NULL);

CREATE INDEX appointments_booked ON appointments (site_id, ends_at)
  WHERE starts_at IS NOT NULL AND cancelled_at IS NULL;
GRANT UPDATE (cancelled_at) ON appointments TO tenun_server;

CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON appointments
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('appointment');
