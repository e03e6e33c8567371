-- Every search of a visitor reads an index of words, and no more rows than a list counts. Row-level security keeps a
-- condition that is not leakproof away from indexes, so these functions run as the owner, for the site of the transaction.

CREATE INDEX classes_words ON classes USING gin (words);
CREATE INDEX classes_translated_words ON classes USING gin (translated_words) WHERE translations <> '{}';
CREATE INDEX programs_words ON programs USING gin (words);
CREATE INDEX programs_translated_words ON programs USING gin (translated_words) WHERE translations <> '{}';
CREATE INDEX podcasts_words ON podcasts USING gin (words);
CREATE INDEX podcasts_translated_words ON podcasts USING gin (translated_words) WHERE translations <> '{}';

-- As posts_found: a condition of the policy itself would keep the words away from their index for the owner as well.
DO $$ BEGIN
  EXECUTE format('CREATE POLICY classes_found ON classes FOR SELECT TO %I USING (true)', current_user);
  EXECUTE format('CREATE POLICY programs_found ON programs FOR SELECT TO %I USING (true)', current_user);
  EXECUTE format('CREATE POLICY podcasts_found ON podcasts FOR SELECT TO %I USING (true)', current_user);
END $$;

-- What someone typed as a query: words, "phrases" and -words by their stems; a stem of three letters or more is a beginning.
CREATE FUNCTION tenun_typed_words(language regconfig, typed text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    regexp_replace(
      regexp_replace(websearch_to_tsquery(language, typed)::text, '(''(?:[^'']|'''')+'')', '\1:*', 'g'),
      '(^|[^''])(''(?:[^'']|''''){1,2}''):\*', '\1\2', 'g'),
    '(!''(?:[^'']|'''')+''):\*', '\1', 'g')::tsquery
$$;

-- The statement's conditions for published rows of a site, $1, that match the words $2 or, translated, the words $3.
CREATE FUNCTION tenun_words_condition(dated boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'site_id = $1 AND is_published AND (words @@ $2 OR (translations <> ''{}'' AND translated_words @@ $3))'
    || CASE WHEN dated THEN ' AND published_at <= tenun_now()' ELSE '' END
$$;

-- Up to `most` rows that match, in an order, and how many they are. Without plain index scans and scans of the table the
-- planner has the index of words left, or that of the site: it would walk through an order until enough rows match, which
-- for words that few rows have is all of them.
CREATE FUNCTION tenun_matching_rows(rows_of text, condition text, ordered text, site text, wanted tsquery,
  wanted_english tsquery, filters uuid[], skipped int, shown int, most int, OUT total int, OUT ids uuid[])
  LANGUAGE plpgsql STABLE SET enable_indexscan = off SET enable_seqscan = off AS $$
DECLARE
  columns_of_order text := CASE rows_of WHEN 'posts' THEN 'published_at, views, title' WHEN 'classes' THEN 'opens_at'
    WHEN 'programs' THEN 'position' ELSE 'published_at' END;
BEGIN
  EXECUTE format('WITH found AS MATERIALIZED (SELECT id, %s FROM %I WHERE %s LIMIT %s)
    SELECT (SELECT count(*) FROM found)::int, ARRAY(SELECT id FROM found ORDER BY %s LIMIT %s OFFSET %s)',
    columns_of_order, rows_of, condition, most, ordered, shown, skipped)
    INTO total, ids USING site, wanted, wanted_english, filters;
END $$;

-- A page of the posts that match, of a kind and a category where one is named: their ids in order, and how many match, up
-- to `most` and one. Of more posts than that, those that the order begins with are read.
CREATE FUNCTION tenun_find_page(wanted tsquery, wanted_english tsquery, of_kind uuid, of_category uuid,
  in_series boolean, sorted text, skipped int, shown int, most int, OUT total int, OUT ids uuid[])
  LANGUAGE plpgsql STABLE SECURITY DEFINER AS $$
DECLARE
  site text := current_setting('app.site', true);
  filters uuid[] := ARRAY[of_kind, of_category];
  ordered text := CASE sorted
    WHEN 'oldest' THEN 'published_at, id DESC'
    WHEN 'popular' THEN 'views DESC, published_at DESC, id'
    WHEN 'title' THEN 'title, id'
    ELSE 'published_at DESC, id' END;
  condition text := tenun_words_condition(true)
    || CASE WHEN of_kind IS NULL THEN '' ELSE ' AND kind_id = $4[1]' END
    || CASE WHEN of_category IS NULL THEN '' ELSE ' AND category_id = $4[2]' END
    || CASE in_series WHEN true THEN ' AND parent_id IS NOT NULL' WHEN false THEN ' AND parent_id IS NULL' ELSE '' END;
BEGIN
  SELECT * INTO total, ids FROM tenun_matching_rows('posts', condition, ordered, site, wanted, wanted_english,
    filters, skipped, shown, most + 1);
  IF total > most THEN
    EXECUTE format('SELECT ARRAY(SELECT id FROM posts WHERE %s ORDER BY %s LIMIT %s OFFSET %s)',
      condition, ordered, least(shown, greatest(0, most - skipped)), skipped)
      INTO ids USING site, wanted, wanted_english, filters;
  END IF;
END $$;

-- The newest posts that match; no more than `most`.
CREATE OR REPLACE FUNCTION tenun_search_posts(wanted tsquery, wanted_english tsquery, most int) RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER ROWS 100 AS $$
  SELECT unnest(ids)
  FROM tenun_find_page(wanted, wanted_english, NULL, NULL, NULL, 'newest', 0, most, most)
$$;

-- The classes, programs or podcasts that match, those that began last first; no more than `most`.
CREATE FUNCTION tenun_search_rows(kind text, wanted tsquery, wanted_english tsquery, most int) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 AS $$
DECLARE
  site text := current_setting('app.site', true);
  found uuid[];
BEGIN
  SELECT ids INTO found FROM tenun_matching_rows(
    CASE kind WHEN 'class' THEN 'classes' WHEN 'program' THEN 'programs' WHEN 'podcast' THEN 'podcasts' END,
    tenun_words_condition(kind = 'podcast'),
    CASE kind WHEN 'class' THEN 'opens_at DESC, id' WHEN 'podcast' THEN 'published_at DESC, id' ELSE 'position, id' END,
    site, wanted, wanted_english, NULL, 0, most, 10000);
  RETURN QUERY SELECT unnest(found);
END $$;

REVOKE EXECUTE ON FUNCTION tenun_matching_rows, tenun_words_condition, tenun_find_page, tenun_search_rows FROM PUBLIC;
GRANT EXECUTE ON FUNCTION tenun_find_page, tenun_search_rows TO tenun_visitor;
-- A temporary view could otherwise stand for a table of them.
DO $$
DECLARE named regprocedure;
BEGIN
  FOREACH named IN ARRAY ARRAY['tenun_matching_rows'::regproc::regprocedure, 'tenun_find_page'::regproc::regprocedure,
    'tenun_search_posts'::regproc::regprocedure, 'tenun_search_rows'::regproc::regprocedure] LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = %I, pg_temp', named, current_schema());
  END LOOP;
END $$;
