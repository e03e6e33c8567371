-- The language of a row's texts, and those it has in other languages: { "en": { "name": "…" } }. Both are public
-- wherever the row is.
DO $$
DECLARE content text;
BEGIN
  FOREACH content IN ARRAY ARRAY['classes', 'mentors', 'modules', 'programs', 'post_categories', 'posts',
    'event_programs', 'event_careers', 'podcasts', 'careers', 'jobs', 'galleries',
    'photos', 'batches', 'extensions'] LOOP
    EXECUTE format('ALTER TABLE %I
      ADD COLUMN language text NOT NULL DEFAULT ''id'' CHECK (language IN (''id'', ''en'')),
      ADD COLUMN translations jsonb NOT NULL DEFAULT ''{}'' CHECK (jsonb_typeof(translations) = ''object'')', content);
    EXECUTE format('GRANT SELECT (language, translations) ON %I TO tenun_visitor', content);
  END LOOP;
END $$;

-- What people have sent is in one language.
ALTER TABLE testimonies ADD COLUMN language text NOT NULL DEFAULT 'id' CHECK (language IN ('id', 'en'));
GRANT SELECT (language) ON testimonies TO tenun_visitor;

-- The language in which a mail was asked for; without one it is in the first of its site.
ALTER TABLE mails ADD COLUMN language text CHECK (language IN ('id', 'en'));
