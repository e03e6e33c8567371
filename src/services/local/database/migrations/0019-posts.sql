-- Kinds of post with their names in both languages and what their posts carry; authors, events and videos of
-- posts; the programs and careers of events.

ALTER TABLE post_kinds
  ADD COLUMN names jsonb,
  ADD COLUMN carries text[] NOT NULL DEFAULT '{}'
    CONSTRAINT post_kinds_carries CHECK (carries <@ ARRAY['event', 'video', 'series', 'author']);

-- The kinds that every site begins with. A transaction may insert rows of its own site only, so the site of the
-- transaction is the new one meanwhile.
CREATE FUNCTION tenun_begin_kinds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  site text := current_setting('app.site', true);
BEGIN
  PERFORM set_config('app.site', NEW.id, true);
  INSERT INTO post_kinds (site_id, slug, names, carries) VALUES
    (NEW.id, 'news', '{"id":"Berita","en":"News"}', '{series,author}'),
    (NEW.id, 'blog', '{"id":"Blog","en":"Blog"}', '{series,author}'),
    (NEW.id, 'article', '{"id":"Artikel","en":"Articles"}', '{series,author}'),
    (NEW.id, 'event', '{"id":"Acara","en":"Events"}', '{event}'),
    (NEW.id, 'tulisan-temans', '{"id":"Tulisan Temans","en":"Writing by Friends"}', '{series,author}'),
    (NEW.id, 'video', '{"id":"Video","en":"Videos"}', '{video,author}'),
    (NEW.id, 'podcast', '{"id":"Siniar","en":"Podcasts"}', '{}')
  ON CONFLICT (site_id, slug) DO NOTHING;
  PERFORM set_config('app.site', coalesce(site, ''), true);
  RETURN NULL;
END $$;
CREATE TRIGGER begin_kinds AFTER INSERT ON sites FOR EACH ROW EXECUTE FUNCTION tenun_begin_kinds();

ALTER TABLE posts
  ADD COLUMN author text,
  ADD COLUMN updated_at timestamptz,
  ADD COLUMN event_starts_at timestamptz,
  ADD COLUMN event_ends_at timestamptz,
  ADD COLUMN event_zone text CHECK (event_zone IN ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  ADD COLUMN event_place text,
  ADD COLUMN event_address text,
  ADD COLUMN event_online_url text,
  ADD COLUMN event_register_url text,
  ADD COLUMN event_seats integer CHECK (event_seats >= 0),
  ADD COLUMN video_youtube_id text,
  ADD COLUMN video_file text,
  ADD COLUMN video_seconds integer CHECK (video_seconds > 0),
  ADD COLUMN video_thumbnail text,
  ADD CONSTRAINT posts_event CHECK (num_nulls(event_starts_at, event_ends_at, event_zone) IN (0, 3)),
  ADD CONSTRAINT posts_event_order CHECK (event_ends_at > event_starts_at),
  ADD CONSTRAINT posts_event_place CHECK (
    (event_starts_at IS NULL) = (num_nonnulls(event_place, event_online_url) = 0)),
  ADD CONSTRAINT posts_video CHECK (
    num_nonnulls(video_youtube_id, video_file) = num_nonnulls(video_seconds)),
  ADD CONSTRAINT posts_site_id UNIQUE (site_id, id);

-- The rows of every site are changed here, for which row-level security is not forced on their owner.
ALTER TABLE sites NO FORCE ROW LEVEL SECURITY;
ALTER TABLE post_kinds NO FORCE ROW LEVEL SECURITY;
ALTER TABLE posts NO FORCE ROW LEVEL SECURITY;
UPDATE post_kinds SET
  names = json_build_object('id', left(name, 31), 'en',
    CASE slug WHEN 'news' THEN 'News' WHEN 'article' THEN 'Articles' ELSE left(name, 31) END),
  carries = CASE slug WHEN 'podcast' THEN '{}'::text[] ELSE '{series,author}'::text[] END;
ALTER TABLE post_kinds DROP COLUMN name, ALTER COLUMN names SET NOT NULL;
-- Sites that there are already get the kinds that they lack from the same function.
CREATE TRIGGER begin_kinds_now AFTER UPDATE ON sites FOR EACH ROW EXECUTE FUNCTION tenun_begin_kinds();
UPDATE sites SET id = id;
DROP TRIGGER begin_kinds_now ON sites;
UPDATE posts SET updated_at = least(published_at, now());
ALTER TABLE sites FORCE ROW LEVEL SECURITY;
ALTER TABLE post_kinds FORCE ROW LEVEL SECURITY;
ALTER TABLE posts FORCE ROW LEVEL SECURITY;

ALTER TABLE posts ALTER COLUMN updated_at SET DEFAULT now(), ALTER COLUMN updated_at SET NOT NULL;
GRANT SELECT (names, carries) ON post_kinds TO tenun_visitor;
GRANT SELECT (author, updated_at, event_starts_at, event_ends_at, event_zone, event_place, event_address,
  event_online_url, event_register_url, event_seats, video_youtube_id, video_file, video_seconds,
  video_thumbnail) ON posts TO tenun_visitor;
CREATE INDEX posts_by_event ON posts (site_id, kind_id, event_starts_at)
  WHERE event_starts_at IS NOT NULL;

-- What an editor changes; a view is no change.
CREATE FUNCTION tenun_date_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;
DROP TRIGGER tell_edit ON posts;
DO $$
DECLARE
  edited text := 'slug, title, summary, content, cover, kind_id, category_id, parent_id, is_published,
    published_at, minutes, author, event_starts_at, event_ends_at, event_zone, event_place, event_address,
    event_online_url, event_register_url, event_seats, video_youtube_id, video_file, video_seconds,
    video_thumbnail';
BEGIN
  EXECUTE format('CREATE TRIGGER date_edit BEFORE UPDATE OF %s ON posts
    FOR EACH ROW EXECUTE FUNCTION tenun_date_post()', edited);
  EXECUTE format('CREATE TRIGGER tell_edit AFTER UPDATE OF %s ON posts
    FOR EACH ROW EXECUTE FUNCTION tenun_tell_change(''post'')', edited);
END $$;

CREATE TABLE event_programs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  post_id uuid NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  summary text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  CONSTRAINT event_programs_slug UNIQUE (site_id, post_id, slug),
  FOREIGN KEY (site_id, post_id) REFERENCES posts (site_id, id) ON DELETE CASCADE
);
CREATE INDEX event_programs_listed ON event_programs (site_id, starts_at, id);
CREATE INDEX event_programs_named ON event_programs (site_id, slug);

CREATE TABLE event_careers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  post_id uuid NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  organisation text NOT NULL,
  summary text NOT NULL,
  employment text NOT NULL CHECK (employment IN ('full-time', 'part-time', 'contract', 'internship')),
  city text,
  register_url text,
  position integer NOT NULL DEFAULT 0,
  CONSTRAINT event_careers_slug UNIQUE (site_id, post_id, slug),
  FOREIGN KEY (site_id, post_id) REFERENCES posts (site_id, id) ON DELETE CASCADE
);
CREATE INDEX event_careers_named ON event_careers (site_id, slug);

-- A visitor sees those of the events that a visitor sees.
DO $$
DECLARE content text;
BEGIN
  FOREACH content IN ARRAY ARRAY['event_programs', 'event_careers'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', content);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', content);
    EXECUTE format(
      'CREATE POLICY %I ON %I TO tenun_writer, tenun_server
         USING (site_id = current_setting(''app.site'', true))
         WITH CHECK (site_id = current_setting(''app.site'', true))',
      content || '_of_site', content
    );
    EXECUTE format(
      'CREATE POLICY %1$I ON %2$I FOR SELECT TO tenun_visitor
         USING (site_id = current_setting(''app.site'', true)
           AND EXISTS (SELECT FROM posts WHERE posts.id = %2$I.post_id))',
      content || '_public', content
    );
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO tenun_writer', content);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO tenun_server', content);
    EXECUTE format('CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION tenun_tell_change(''post'')', content);
  END LOOP;
END $$;
GRANT SELECT (id, site_id, post_id, slug, name, summary, starts_at, ends_at)
  ON event_programs TO tenun_visitor;
GRANT SELECT (id, site_id, post_id, slug, name, organisation, summary, employment, city, register_url,
  position) ON event_careers TO tenun_visitor;
