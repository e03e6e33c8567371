-- Words of every searched row, in its own language and in its translations, so that a search parses no texts.
ALTER TABLE classes ADD COLUMN words tsvector GENERATED ALWAYS AS
  (to_tsvector('indonesian'::regconfig, name || ' ' || description || ' ' || about)) STORED NOT NULL;
ALTER TABLE programs ADD COLUMN words tsvector GENERATED ALWAYS AS
  (to_tsvector('indonesian'::regconfig, name || ' ' || summary || ' ' || about)) STORED NOT NULL;
DO $$ DECLARE searched text; BEGIN
  FOREACH searched IN ARRAY ARRAY['posts', 'classes', 'programs', 'podcasts'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN translated_words tsvector GENERATED ALWAYS AS
      (jsonb_to_tsvector(''english''::regconfig, translations, ''["string"]'')) STORED NOT NULL', searched);
    EXECUTE format('GRANT SELECT (words, translated_words) ON %I TO tenun_visitor', searched);
  END LOOP;
END $$;
CREATE INDEX posts_translated_words ON posts USING gin (translated_words) WHERE translations <> '{}';

-- The newest posts that visitors may read and that
-- match the words or, in their translations, the English words. Runs as the owner, as tenun_find_posts does, and for the same reason.
CREATE FUNCTION tenun_search_posts(wanted tsquery, wanted_english tsquery, most int) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path FROM CURRENT AS $$
BEGIN
  RETURN QUERY EXECUTE 'SELECT id FROM posts
    WHERE site_id = $1 AND is_published AND published_at <= tenun_now()
      AND (words @@ $2 OR (translations <> ''{}'' AND translated_words @@ $3))
    ORDER BY published_at DESC, id LIMIT $4'
    USING current_setting('app.site', true), wanted, wanted_english, most;
END $$;
REVOKE EXECUTE ON FUNCTION tenun_search_posts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION tenun_search_posts TO tenun_visitor;
-- A temporary view could otherwise stand for a table of it.
DO $$ BEGIN
  EXECUTE format('ALTER FUNCTION tenun_search_posts(tsquery, tsquery, int) SET search_path = %I, pg_temp', current_schema());
END $$;
