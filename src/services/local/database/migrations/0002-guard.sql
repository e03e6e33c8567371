-- Who may see and change which row. The server connects as the owner and takes one of three roles
-- in every transaction: a visitor reads what is public, a writer changes one site, the server keeps
-- the list of sites and fills new ones. `app.site` names the site of the transaction.

-- Roles belong to the whole cluster: another database may have made them, or be making them now.
DO $$
DECLARE wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['tenun_visitor', 'tenun_writer', 'tenun_server'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = wanted) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
    IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
      EXECUTE format('GRANT %I TO %I', wanted, current_user);
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', current_schema(), wanted);
  END LOOP;
END $$;

ALTER TABLE sites ADD CONSTRAINT sites_id_said CHECK (id <> '');
ALTER TABLE sites ENABLE ROW LEVEL SECURITY;
ALTER TABLE sites FORCE ROW LEVEL SECURITY;
CREATE POLICY sites_server ON sites TO tenun_server USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON sites TO tenun_server;

DO $$
DECLARE content text;
BEGIN
  FOREACH content IN ARRAY ARRAY[
    'schools', 'programs', 'program_schools', 'classes', 'mentors', 'class_mentors', 'modules',
    'post_kinds', 'post_categories', 'posts', 'testimonies'
  ] LOOP
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
  END LOOP;
END $$;

-- What a visitor sees: rows of this site, published and approved ones only, and public columns.
DO $$
DECLARE content text;
BEGIN
  FOREACH content IN ARRAY ARRAY[
    'schools', 'programs', 'program_schools', 'classes', 'mentors', 'class_mentors', 'modules',
    'post_kinds', 'post_categories'
  ] LOOP
    EXECUTE format(
      'CREATE POLICY %I ON %I FOR SELECT TO tenun_visitor
         USING (site_id = current_setting(''app.site'', true))',
      content || '_public', content
    );
  END LOOP;
END $$;
CREATE POLICY posts_public ON posts FOR SELECT TO tenun_visitor
  USING (site_id = current_setting('app.site', true) AND is_published AND published_at <= now());
CREATE POLICY testimonies_public ON testimonies FOR SELECT TO tenun_visitor
  USING (site_id = current_setting('app.site', true) AND is_approved);

GRANT SELECT (id, site_id, slug, name, city, province, is_active, students, alumni)
  ON schools TO tenun_visitor;
GRANT SELECT (id, site_id, slug, name, summary, about, logo, cover, duration, audience, outcomes,
  position) ON programs TO tenun_visitor;
GRANT SELECT (site_id, program_id, school_id) ON program_schools TO tenun_visitor;
GRANT SELECT (id, site_id, program_id, slug, name, description, about, logo, cover, level, mode,
  city, price, seats, is_webinar, benefits, audience, opens_at, closes_at, starts_at, ends_at)
  ON classes TO tenun_visitor;
GRANT SELECT (id, site_id, slug, name, role, bio, photo, expertise, position)
  ON mentors TO tenun_visitor;
GRANT SELECT (site_id, class_id, mentor_id, position) ON class_mentors TO tenun_visitor;
GRANT SELECT (id, site_id, class_id, slug, title, summary, hours, position, chapters)
  ON modules TO tenun_visitor;
GRANT SELECT (id, site_id, slug, name) ON post_kinds TO tenun_visitor;
GRANT SELECT (id, site_id, kind_id, slug, name) ON post_categories TO tenun_visitor;
GRANT SELECT (id, site_id, kind_id, category_id, slug, title, summary, content, cover,
  published_at, minutes, views, words) ON posts TO tenun_visitor;
GRANT SELECT (id, site_id, name, role, message, rating, sent_at) ON testimonies TO tenun_visitor;
