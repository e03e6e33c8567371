-- Content that people write: drafts, former slugs, deleted rows that can be restored, and who changed what.

-- A row that is not published is seen by those who write, and by no visitor.
DO $$
DECLARE content text;
BEGIN
  FOREACH content IN ARRAY
    ARRAY['classes', 'programs', 'mentors', 'careers', 'jobs', 'podcasts', 'galleries'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN is_published boolean NOT NULL DEFAULT true', content);
  END LOOP;
  FOREACH content IN ARRAY ARRAY['classes', 'programs', 'mentors', 'careers', 'galleries'] LOOP
    EXECUTE format('ALTER POLICY %I ON %I
      USING (site_id = current_setting(''app.site'', true) AND is_published)', content || '_public', content);
  END LOOP;
  FOREACH content IN ARRAY ARRAY['jobs', 'podcasts'] LOOP
    EXECUTE format('ALTER POLICY %I ON %I
      USING (site_id = current_setting(''app.site'', true) AND is_published AND published_at <= tenun_now())',
      content || '_public', content);
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION tenun_next_publication() RETURNS timestamptz
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT least(
    (SELECT min(published_at) FROM posts WHERE site_id = current_setting('app.site', true)
      AND is_published AND published_at > tenun_now()),
    (SELECT min(published_at) FROM podcasts WHERE site_id = current_setting('app.site', true)
      AND is_published AND published_at > tenun_now()),
    (SELECT min(published_at) FROM jobs WHERE site_id = current_setting('app.site', true)
      AND is_published AND published_at > tenun_now()))
$$;
DO $$ BEGIN
  EXECUTE format('ALTER FUNCTION tenun_next_publication() SET search_path = %I, pg_temp', current_schema());
END $$;

-- The slugs that rows had before. `scope` is the kind of a post, and empty for rows whose slug is unique in the site.
CREATE TABLE former_slugs (
  site_id text NOT NULL REFERENCES sites (id),
  area text NOT NULL,
  scope text NOT NULL DEFAULT '',
  slug text NOT NULL,
  item_id uuid NOT NULL,
  renamed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, area, slug, scope)
);
CREATE INDEX former_slugs_item ON former_slugs (site_id, area, item_id);

-- Rows as they were when they were deleted, by table, and the rows that referred to them.
CREATE TABLE deleted_rows (
  site_id text NOT NULL REFERENCES sites (id),
  area text NOT NULL,
  item_id uuid NOT NULL,
  name text NOT NULL,
  rows jsonb NOT NULL,
  links jsonb NOT NULL DEFAULT '[]',
  deleted_by uuid,
  deleted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, area, item_id)
);
CREATE INDEX deleted_rows_listed ON deleted_rows (site_id, area, deleted_at DESC, item_id);
CREATE INDEX deleted_rows_expiry ON deleted_rows (site_id, deleted_at);

-- Who changed which row. Without an actor it was done by the system.
CREATE TABLE content_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id text NOT NULL REFERENCES sites (id),
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  area text NOT NULL,
  item_id uuid NOT NULL,
  name text NOT NULL,
  event text NOT NULL CHECK (event IN
    ('created', 'updated', 'deleted', 'restored', 'purged', 'approved', 'hidden')),
  fields text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX content_audit_listed ON content_audit (site_id, id DESC);
CREATE INDEX content_audit_item ON content_audit (site_id, item_id, id DESC);

-- What visitors sent and somebody decided not to show; without a row here it waits for a decision.
CREATE TABLE hidden_rows (
  site_id text NOT NULL REFERENCES sites (id),
  area text NOT NULL,
  item_id uuid NOT NULL,
  PRIMARY KEY (site_id, area, item_id)
);

DO $$
DECLARE written text;
BEGIN
  FOREACH written IN ARRAY ARRAY['former_slugs', 'deleted_rows', 'content_audit'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', written);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', written);
    EXECUTE format(
      'CREATE POLICY %I ON %I TO tenun_writer, tenun_server
         USING (site_id = current_setting(''app.site'', true))
         WITH CHECK (site_id = current_setting(''app.site'', true))',
      written || '_of_site', written
    );
  END LOOP;
END $$;
ALTER TABLE hidden_rows ENABLE ROW LEVEL SECURITY;
ALTER TABLE hidden_rows FORCE ROW LEVEL SECURITY;
CREATE POLICY hidden_rows_of_site ON hidden_rows TO tenun_writer
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
CREATE POLICY former_slugs_public ON former_slugs FOR SELECT TO tenun_visitor
  USING (site_id = current_setting('app.site', true));
GRANT SELECT (site_id, area, scope, slug, item_id) ON former_slugs TO tenun_visitor;
GRANT SELECT, INSERT, UPDATE, DELETE ON former_slugs TO tenun_writer, tenun_server;
GRANT SELECT, INSERT, DELETE ON deleted_rows TO tenun_writer, tenun_server;
GRANT SELECT, INSERT ON content_audit TO tenun_writer, tenun_server;
GRANT SELECT, INSERT, UPDATE, DELETE ON hidden_rows TO tenun_writer;
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON content_audit
  FOR EACH ROW EXECUTE FUNCTION tenun_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON content_audit
  FOR EACH STATEMENT EXECUTE FUNCTION tenun_refuse_change();

-- Contacts of schools are of the server's role, so a school is deleted and restored by it.
GRANT DELETE ON schools TO tenun_server;
GRANT UPDATE, DELETE ON program_schools TO tenun_server;

-- A slug that a row takes is no former slug of another; the slug that it had before becomes one of its own.
CREATE FUNCTION tenun_keep_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  within text := CASE TG_ARGV[0] WHEN 'post' THEN to_jsonb(NEW) ->> 'kind_id' ELSE '' END;
BEGIN
  DELETE FROM former_slugs
    WHERE site_id = NEW.site_id AND area = TG_ARGV[0] AND slug = NEW.slug AND scope = within;
  IF TG_OP = 'UPDATE' AND OLD.slug <> NEW.slug THEN
    INSERT INTO former_slugs (site_id, area, scope, slug, item_id)
      VALUES (NEW.site_id, TG_ARGV[0], within, OLD.slug, NEW.id)
      ON CONFLICT (site_id, area, slug, scope)
        DO UPDATE SET item_id = excluded.item_id, renamed_at = excluded.renamed_at;
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
    EXECUTE format('CREATE TRIGGER keep_slug AFTER INSERT OR UPDATE OF slug ON %I
      FOR EACH ROW EXECUTE FUNCTION tenun_keep_slug(%L)', content, area);
  END LOOP;
END $$;

-- Inserts rows of a table as they were stored, with every column that is not computed. Columns that were added since
-- get their defaults. It runs with the rights of its caller.
CREATE FUNCTION tenun_restore_rows(into_table text, stored jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE names text;
BEGIN
  IF jsonb_array_length(stored) = 0 THEN RETURN; END IF;
  SELECT string_agg(format('%I', a.attname), ', ') INTO names FROM pg_attribute a
    WHERE a.attrelid = format('%I', into_table)::regclass AND a.attnum > 0 AND NOT a.attisdropped
      AND a.attgenerated = '' AND stored -> 0 ? a.attname;
  EXECUTE format('INSERT INTO %1$I (%2$s) SELECT %2$s FROM jsonb_populate_recordset(NULL::%1$I, $1)',
    into_table, names) USING stored;
END $$;

-- The orders of lists that visitors do not have.
CREATE INDEX modules_listed ON modules (site_id, position, title, id);
CREATE INDEX schools_by_name ON schools (site_id, name, id);
CREATE INDEX post_categories_by_name ON post_categories (site_id, name, id);
