-- Careers, podcasts, galleries, batches, extensions, appointments, series of posts, and the indexes
-- that each order of a list is read from.

-- A part of a series names the post that opens it, of the same kind.
ALTER TABLE posts ADD COLUMN parent_id uuid;
ALTER TABLE posts ADD CONSTRAINT posts_kind_id UNIQUE (site_id, kind_id, id);
ALTER TABLE posts ADD CONSTRAINT posts_parent FOREIGN KEY (site_id, kind_id, parent_id)
  REFERENCES posts (site_id, kind_id, id) ON DELETE SET NULL (parent_id);
ALTER TABLE posts ADD CONSTRAINT posts_not_own_part CHECK (parent_id <> id);
CREATE INDEX posts_parts ON posts (site_id, parent_id, published_at) WHERE parent_id IS NOT NULL;
GRANT SELECT (parent_id) ON posts TO tenun_visitor;

-- One for each order of a list: read forwards and backwards, so that no page is sorted.
DROP INDEX posts_listed;
DROP INDEX posts_category;
CREATE INDEX posts_by_date ON posts (site_id, kind_id, published_at DESC, id);
CREATE INDEX posts_by_views ON posts (site_id, kind_id, views DESC, published_at DESC, id);
CREATE INDEX posts_by_title ON posts (site_id, kind_id, title, id);
CREATE INDEX posts_by_category ON posts (site_id, category_id, published_at DESC, id);
CREATE INDEX posts_of_site ON posts (site_id, published_at DESC, id);

-- Row-level security keeps a condition that is not leakproof, such as a match of words, away from any
-- index. This function looks words up in the index of all sites, and gives the posts of this site that
-- a visitor may see. It runs as the owner of the table, who never runs anything else without a role.
DO $$ BEGIN
  EXECUTE format('CREATE POLICY posts_found ON posts FOR SELECT TO %I USING (true)', current_user);
END $$;
-- EXECUTE plans with the words themselves: rare ones are read from the index of words, common ones
-- from that of the site.
CREATE FUNCTION tenun_find_posts(wanted tsquery) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path FROM CURRENT AS $$
BEGIN
  RETURN QUERY EXECUTE 'SELECT id FROM posts
    WHERE site_id = $1 AND is_published AND published_at <= now() AND words @@ $2'
    USING current_setting('app.site', true), wanted;
END $$;
REVOKE EXECUTE ON FUNCTION tenun_find_posts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION tenun_find_posts TO tenun_visitor;

DROP INDEX classes_program;
CREATE INDEX classes_by_program ON classes (site_id, program_id, starts_at);
CREATE INDEX classes_by_opening ON classes (site_id, opens_at DESC, id);
CREATE INDEX classes_by_closing ON classes (site_id, closes_at);
CREATE INDEX classes_by_end ON classes (site_id, ends_at);

ALTER TABLE post_categories ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
GRANT SELECT (created_at) ON post_categories TO tenun_visitor;

-- Views that were not yet added to their posts: a row each, so that those who read one post at the
-- same time never wait for each other. Nothing points at the post, as that would lock it.
CREATE TABLE post_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id text NOT NULL REFERENCES sites (id),
  post_id uuid NOT NULL
);
CREATE INDEX post_views_post ON post_views (site_id, post_id);

CREATE TABLE careers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  slug text NOT NULL,
  name text NOT NULL,
  summary text NOT NULL,
  about text NOT NULL,
  cover text,
  position integer NOT NULL DEFAULT 0,
  CONSTRAINT careers_site_slug UNIQUE (site_id, slug),
  CONSTRAINT careers_site_id UNIQUE (site_id, id)
);
CREATE INDEX careers_listed ON careers (site_id, position, name, id);

CREATE TABLE jobs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  career_id uuid NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  about text NOT NULL,
  employment text NOT NULL CHECK (employment IN ('full-time', 'part-time', 'contract', 'internship')),
  mode text NOT NULL CHECK (mode IN ('online', 'offline', 'hybrid')),
  city text,
  duties text[] NOT NULL DEFAULT '{}',
  requirements text[] NOT NULL DEFAULT '{}',
  benefits text[] NOT NULL DEFAULT '{}',
  salary_from bigint CHECK (salary_from >= 0),
  salary_to bigint CHECK (salary_to >= salary_from),
  published_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  CONSTRAINT jobs_site_slug UNIQUE (site_id, slug),
  FOREIGN KEY (site_id, career_id) REFERENCES careers (site_id, id) ON DELETE CASCADE
);
CREATE INDEX jobs_by_date ON jobs (site_id, published_at DESC, id);
CREATE INDEX jobs_by_career ON jobs (site_id, career_id, published_at DESC, id);

-- Episodes. Their categories are those of the post kind `podcast`.
CREATE TABLE podcasts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  kind_id uuid NOT NULL,
  category_id uuid,
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  description text NOT NULL,
  speakers text[] NOT NULL DEFAULT '{}',
  cover text,
  audio text,
  seconds integer NOT NULL CHECK (seconds > 0),
  published_at timestamptz NOT NULL,
  words tsvector GENERATED ALWAYS AS
    (to_tsvector('indonesian'::regconfig, title || ' ' || summary || ' ' || description)) STORED NOT NULL,
  CONSTRAINT podcasts_site_slug UNIQUE (site_id, slug),
  FOREIGN KEY (site_id, kind_id) REFERENCES post_kinds (site_id, id),
  CONSTRAINT podcasts_category FOREIGN KEY (site_id, kind_id, category_id)
    REFERENCES post_categories (site_id, kind_id, id)
);
CREATE INDEX podcasts_by_date ON podcasts (site_id, published_at DESC, id);
CREATE INDEX podcasts_by_category ON podcasts (site_id, category_id, published_at DESC, id);

CREATE TABLE galleries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  place text NOT NULL,
  taken_at timestamptz NOT NULL,
  CONSTRAINT galleries_site_slug UNIQUE (site_id, slug),
  CONSTRAINT galleries_site_id UNIQUE (site_id, id)
);
CREATE INDEX galleries_listed ON galleries (site_id, taken_at DESC, id);

CREATE TABLE photos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  gallery_id uuid NOT NULL,
  picture text NOT NULL,
  caption text NOT NULL,
  position integer NOT NULL,
  FOREIGN KEY (site_id, gallery_id) REFERENCES galleries (site_id, id) ON DELETE CASCADE
);
CREATE INDEX photos_listed ON photos (site_id, gallery_id, position);

CREATE TABLE batches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  program_id uuid NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  city text,
  seats integer NOT NULL,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CONSTRAINT batches_site_slug UNIQUE (site_id, slug),
  CONSTRAINT batches_site_id UNIQUE (site_id, id),
  FOREIGN KEY (site_id, program_id) REFERENCES programs (site_id, id) ON DELETE CASCADE
);
CREATE INDEX batches_listed ON batches (site_id, starts_at, id);
CREATE INDEX batches_program ON batches (site_id, program_id);

-- Short courses of continuing education, for people who work.
CREATE TABLE extensions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  slug text NOT NULL,
  name text NOT NULL,
  summary text NOT NULL,
  field text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('online', 'offline', 'hybrid')),
  city text,
  meetings integer NOT NULL CHECK (meetings > 0),
  hours integer NOT NULL CHECK (hours > 0),
  price bigint NOT NULL CHECK (price >= 0),
  certificate text NOT NULL,
  starts_at timestamptz NOT NULL,
  position integer NOT NULL DEFAULT 0,
  CONSTRAINT extensions_site_slug UNIQUE (site_id, slug)
);
CREATE INDEX extensions_listed ON extensions (site_id, position, name, id);

-- What visitors ask for. Only the server's own role sees it.
CREATE TABLE appointments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  topic text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  institution text NOT NULL,
  preferred_on date NOT NULL,
  message text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX appointments_listed ON appointments (site_id, sent_at DESC, id);

DO $$
DECLARE content text;
BEGIN
  FOREACH content IN ARRAY ARRAY[
    'careers', 'jobs', 'podcasts', 'galleries', 'photos', 'batches', 'extensions', 'post_views',
    'appointments'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', content);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', content);
  END LOOP;
  FOREACH content IN ARRAY ARRAY[
    'careers', 'jobs', 'podcasts', 'galleries', 'photos', 'batches', 'extensions'
  ] LOOP
    EXECUTE format(
      'CREATE POLICY %I ON %I TO tenun_writer, tenun_server
         USING (site_id = current_setting(''app.site'', true))
         WITH CHECK (site_id = current_setting(''app.site'', true))',
      content || '_of_site', content
    );
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO tenun_writer', content);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO tenun_server', content);
  END LOOP;
  FOREACH content IN ARRAY ARRAY['careers', 'galleries', 'photos', 'batches', 'extensions'] LOOP
    EXECUTE format(
      'CREATE POLICY %I ON %I FOR SELECT TO tenun_visitor
         USING (site_id = current_setting(''app.site'', true))',
      content || '_public', content
    );
  END LOOP;
  FOREACH content IN ARRAY ARRAY['jobs', 'podcasts'] LOOP
    EXECUTE format(
      'CREATE POLICY %I ON %I FOR SELECT TO tenun_visitor
         USING (site_id = current_setting(''app.site'', true) AND published_at <= now())',
      content || '_public', content
    );
  END LOOP;
END $$;

GRANT SELECT (id, site_id, slug, name, summary, about, cover, position) ON careers TO tenun_visitor;
GRANT SELECT (id, site_id, career_id, slug, title, summary, about, employment, mode, city, duties,
  requirements, benefits, salary_from, salary_to, published_at, closes_at) ON jobs TO tenun_visitor;
GRANT SELECT (id, site_id, kind_id, category_id, slug, title, summary, description, speakers, cover,
  audio, seconds, published_at, words) ON podcasts TO tenun_visitor;
GRANT SELECT (id, site_id, slug, title, summary, place, taken_at) ON galleries TO tenun_visitor;
GRANT SELECT (id, site_id, gallery_id, picture, caption, position) ON photos TO tenun_visitor;
GRANT SELECT (id, site_id, program_id, slug, name, city, seats, opens_at, closes_at, starts_at,
  ends_at) ON batches TO tenun_visitor;
GRANT SELECT (id, site_id, slug, name, summary, field, mode, city, meetings, hours, price,
  certificate, starts_at, position) ON extensions TO tenun_visitor;

CREATE POLICY appointments_of_site ON appointments TO tenun_server
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT ON appointments TO tenun_server;

-- The job that adds views to their posts looks at every site to find those that have some.
CREATE POLICY post_views_found ON post_views FOR SELECT TO tenun_server USING (true);
CREATE POLICY post_views_seen ON post_views FOR INSERT TO tenun_server
  WITH CHECK (site_id = current_setting('app.site', true));
CREATE POLICY post_views_added ON post_views FOR DELETE TO tenun_server
  USING (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT, DELETE ON post_views TO tenun_server;
GRANT UPDATE (views) ON posts TO tenun_server;

CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON careers
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('career');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON jobs
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('career');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON podcasts
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('podcast');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON galleries
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('gallery');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON photos
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('gallery');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON batches
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('program');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON extensions
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('program');

-- A post that was only seen once more makes no page stale.
DROP TRIGGER tell_change ON posts;
CREATE TRIGGER tell_change AFTER INSERT OR DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('post');
CREATE TRIGGER tell_edit AFTER UPDATE OF slug, title, summary, content, cover, kind_id, category_id,
  parent_id, is_published, published_at, minutes ON posts
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('post');
-- The categories of podcasts are categories of posts.
DROP TRIGGER tell_change ON post_categories;
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON post_categories
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('post', 'podcast');
