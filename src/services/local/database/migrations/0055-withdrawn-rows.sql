-- The names in addresses of rows that were public and were deleted: what is asked for by one of them is gone, rather than
-- unknown. They outlive the row in `deleted_rows`, and end when it is restored.
CREATE TABLE withdrawn_rows (
  site_id text NOT NULL REFERENCES sites (id),
  area text NOT NULL,
  scope text NOT NULL DEFAULT '',
  item_id uuid NOT NULL,
  names text[] NOT NULL,
  withdrawn_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, area, item_id)
);
CREATE INDEX withdrawn_rows_names ON withdrawn_rows USING gin (names);
ALTER TABLE withdrawn_rows ENABLE ROW LEVEL SECURITY;
ALTER TABLE withdrawn_rows FORCE ROW LEVEL SECURITY;
CREATE POLICY withdrawn_rows_of_site ON withdrawn_rows TO tenun_writer, tenun_server
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
CREATE POLICY withdrawn_rows_backup ON withdrawn_rows TO CURRENT_USER
  USING (current_setting('app.backup', true) = 'on')
  WITH CHECK (current_setting('app.backup', true) = 'on');
CREATE POLICY withdrawn_rows_public ON withdrawn_rows FOR SELECT TO tenun_visitor
  USING (site_id = current_setting('app.site', true));
GRANT SELECT (site_id, area, scope, names) ON withdrawn_rows TO tenun_visitor;
GRANT SELECT, INSERT, UPDATE, DELETE ON withdrawn_rows TO tenun_writer, tenun_server;

-- Withdraws a row that visitors could see, by its id, its slug, its code and the slugs that it had before; a row that is
-- stored takes its slug back.
CREATE FUNCTION tenun_withdraw() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stored jsonb := to_jsonb(coalesce(NEW, OLD));
  within text := CASE TG_ARGV[0] WHEN 'post' THEN stored ->> 'kind_id' ELSE '' END;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    DELETE FROM withdrawn_rows WHERE site_id = NEW.site_id AND area = TG_ARGV[0]
      AND (item_id = NEW.id OR (scope = within AND names @> ARRAY[NEW.slug]));
  ELSIF coalesce((stored ->> 'is_published')::boolean, true)
    AND coalesce((stored ->> 'published_at')::timestamptz <= now(), true) THEN
    INSERT INTO withdrawn_rows (site_id, area, scope, item_id, names)
      SELECT OLD.site_id, TG_ARGV[0], within, OLD.id,
        array_remove(ARRAY[OLD.id::text, OLD.slug, lower(stored ->> 'code')], NULL)
          || coalesce(array_agg(f.slug), '{}')
      FROM former_slugs f
      WHERE f.site_id = OLD.site_id AND f.area = TG_ARGV[0] AND f.item_id = OLD.id
      ON CONFLICT (site_id, area, item_id) DO UPDATE SET names = excluded.names;
  END IF;
  RETURN NULL;
END $$;
DO $$
DECLARE
  content text;
  area text;
BEGIN
  FOR content, area IN VALUES ('classes', 'class'), ('programs', 'program'), ('careers', 'career'),
    ('jobs', 'job'), ('podcasts', 'podcast'), ('posts', 'post') LOOP
    EXECUTE format('CREATE TRIGGER withdraw AFTER INSERT OR UPDATE OF slug OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION tenun_withdraw(%L)', content, area);
  END LOOP;
END $$;
