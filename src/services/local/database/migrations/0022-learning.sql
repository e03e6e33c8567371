-- Chapters with their texts, the progress of learners, who teaches a class, and a name for each session.

ALTER TABLE modules ADD CONSTRAINT modules_site_class_id UNIQUE (site_id, class_id, id);

CREATE TABLE chapters (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  class_id uuid NOT NULL,
  module_id uuid NOT NULL,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 140),
  title text NOT NULL,
  minutes integer NOT NULL CHECK (minutes BETWEEN 1 AND 10000),
  -- Open to everyone, also in a premium class.
  is_free boolean NOT NULL DEFAULT false,
  is_published boolean NOT NULL DEFAULT true,
  -- Whether there is a text: visitors cannot see the texts of premium chapters, and read here that there is one.
  has_body boolean NOT NULL DEFAULT false,
  position integer NOT NULL,
  CONSTRAINT chapters_class_slug UNIQUE (site_id, class_id, slug),
  CONSTRAINT chapters_site_class_id UNIQUE (site_id, class_id, id),
  FOREIGN KEY (site_id, class_id, module_id) REFERENCES modules (site_id, class_id, id) ON DELETE CASCADE
);
CREATE INDEX chapters_listed ON chapters (site_id, module_id, position);

-- Apart from the titles, so that no list reads a text.
CREATE TABLE chapter_bodies (
  chapter_id uuid PRIMARY KEY,
  site_id text NOT NULL REFERENCES sites (id),
  class_id uuid NOT NULL,
  -- HTML, sanitised before it was stored.
  body text NOT NULL CHECK (body <> ''),
  FOREIGN KEY (site_id, class_id, chapter_id) REFERENCES chapters (site_id, class_id, id) ON DELETE CASCADE
);
CREATE INDEX chapter_bodies_class ON chapter_bodies (site_id, class_id, chapter_id);

CREATE FUNCTION tenun_mark_body() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE chapters SET has_body = true WHERE site_id = NEW.site_id AND id = NEW.chapter_id;
  ELSE
    UPDATE chapters SET has_body = false WHERE site_id = OLD.site_id AND id = OLD.chapter_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER mark_body AFTER INSERT OR DELETE ON chapter_bodies
  FOR EACH ROW EXECUTE FUNCTION tenun_mark_body();

-- The titles that each module had. Their slugs were unique in a module and become unique in a class; the hours
-- of a module are divided among its chapters.
ALTER TABLE modules NO FORCE ROW LEVEL SECURITY;
WITH titles AS (
  SELECT m.site_id, m.class_id, m.id AS module_id, m.position AS module_position,
    chapter.value->>'title' AS title, chapter.value->>'slug' AS slug, (chapter.ordinality - 1)::integer AS position,
    greatest(5, m.hours * 60 / jsonb_array_length(m.chapters)) AS minutes
  FROM modules m, jsonb_array_elements(m.chapters) WITH ORDINALITY AS chapter
), numbered AS (
  SELECT *, row_number() OVER (PARTITION BY site_id, class_id, slug ORDER BY module_position, position) AS number
  FROM titles
)
INSERT INTO chapters (site_id, class_id, module_id, slug, title, minutes, position)
SELECT site_id, class_id, module_id,
  -- Named by its module and its place in it.
  CASE WHEN number = 1 THEN slug ELSE slug || '-m' || (module_position + 1) || '-' || (position + 1) END,
  title, minutes, position
FROM numbered;
ALTER TABLE modules DROP COLUMN chapters;
ALTER TABLE modules FORCE ROW LEVEL SECURITY;

-- How far an account is in a chapter.
CREATE TABLE chapter_progress (
  site_id text NOT NULL REFERENCES sites (id),
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  class_id uuid NOT NULL,
  chapter_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('started', 'finished')),
  -- From the beginning, 0, to the end, 1.
  position real NOT NULL CHECK (position BETWEEN 0 AND 1),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, account_id, chapter_id),
  FOREIGN KEY (site_id, class_id, chapter_id) REFERENCES chapters (site_id, class_id, id) ON DELETE CASCADE
);
CREATE INDEX chapter_progress_latest ON chapter_progress (site_id, account_id, class_id, updated_at);
CREATE INDEX chapter_progress_chapter ON chapter_progress (site_id, class_id, chapter_id);
CREATE INDEX chapter_progress_account ON chapter_progress (account_id);

-- The accounts of kind mentor and teacher that teach a class.
CREATE TABLE class_teachers (
  site_id text NOT NULL REFERENCES sites (id),
  class_id uuid NOT NULL,
  account_id uuid NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, class_id, account_id),
  FOREIGN KEY (site_id, class_id) REFERENCES classes (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, account_id) REFERENCES accounts (site_id, id) ON DELETE CASCADE
);
CREATE INDEX class_teachers_account ON class_teachers (site_id, account_id);

-- A session is named by this id where it is listed and ended; its token's hash stays in the database.
ALTER TABLE sessions ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX sessions_site_id ON sessions (site_id, id);
CREATE INDEX sessions_listed ON sessions (account_id, created_at);

CREATE INDEX invoices_listed ON invoices (site_id, account_id, created_at DESC, id DESC);
CREATE INDEX enrolments_listed ON enrolments (site_id, account_id, enrolled_at DESC);

DO $$
DECLARE content text;
BEGIN
  FOREACH content IN ARRAY ARRAY['chapters', 'chapter_bodies'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', content);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', content);
    EXECUTE format(
      'CREATE POLICY %I ON %I TO tenun_writer, tenun_server
         USING (site_id = current_setting(''app.site'', true))
         WITH CHECK (site_id = current_setting(''app.site'', true))',
      content || '_of_site', content
    );
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO tenun_writer', content);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO tenun_server', content);
    EXECUTE format('CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION tenun_tell_change(''class'')', content);
  END LOOP;
  FOREACH content IN ARRAY ARRAY['chapter_progress', 'class_teachers'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', content);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', content);
    EXECUTE format(
      'CREATE POLICY %I ON %I TO tenun_server
         USING (site_id = current_setting(''app.site'', true))
         WITH CHECK (site_id = current_setting(''app.site'', true))',
      content || '_of_site', content
    );
  END LOOP;
END $$;
GRANT UPDATE (has_body) ON chapters TO tenun_server;
GRANT SELECT, INSERT, UPDATE ON chapter_progress TO tenun_server;
GRANT SELECT, INSERT, DELETE ON class_teachers TO tenun_server;

-- A visitor sees what is published, and the texts that are open to everyone.
CREATE POLICY chapters_public ON chapters FOR SELECT TO tenun_visitor
  USING (site_id = current_setting('app.site', true) AND is_published);
CREATE POLICY chapter_bodies_public ON chapter_bodies FOR SELECT TO tenun_visitor
  USING (site_id = current_setting('app.site', true) AND EXISTS (
    SELECT FROM chapters c JOIN classes k ON k.site_id = c.site_id AND k.id = c.class_id
    WHERE c.site_id = chapter_bodies.site_id AND c.id = chapter_bodies.chapter_id
      AND NOT (k.is_premium AND NOT c.is_free)));
GRANT SELECT (id, site_id, class_id, module_id, slug, title, minutes, is_free, has_body, position)
  ON chapters TO tenun_visitor;
GRANT SELECT (chapter_id, site_id, class_id, body) ON chapter_bodies TO tenun_visitor;
