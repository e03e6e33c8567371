-- When the content of a row was changed last, for those who list the addresses of a site. Posts have it already.
CREATE FUNCTION tenun_date_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Written with each enrolment, which changes no content.
  counted text[] := ARRAY['enrolled', 'updated_at', 'words', 'translated_words'];
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- A row that was deleted before it had a date is restored without one.
    NEW.updated_at := coalesce(NEW.updated_at, now());
  ELSIF to_jsonb(NEW) - counted IS DISTINCT FROM to_jsonb(OLD) - counted THEN
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END $$;
DO $$
DECLARE content text;
BEGIN
  FOREACH content IN ARRAY ARRAY['classes', 'programs', 'podcasts', 'careers', 'jobs', 'mentors'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now()', content);
    EXECUTE format('CREATE TRIGGER date_row BEFORE INSERT OR UPDATE ON %I
      FOR EACH ROW EXECUTE FUNCTION tenun_date_row()', content);
    EXECUTE format('GRANT SELECT (updated_at) ON %I TO tenun_visitor', content);
  END LOOP;
END $$;

-- The posts of a kind in the order in which their addresses are listed.
CREATE INDEX posts_by_id ON posts (site_id, kind_id, id);
