-- Functions that run as the owner look for tables in our schema first, and among temporary ones last: a
-- temporary view could otherwise stand for a table of theirs.
DO $$
DECLARE named text;
BEGIN
  FOREACH named IN ARRAY
    ARRAY['tenun_find_posts(tsquery)', 'tenun_keep_balance()', 'tenun_seal_audit()'] LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = %I, pg_temp', named, current_schema());
  END LOOP;
END $$;
REVOKE EXECUTE ON FUNCTION tenun_keep_balance(), tenun_seal_audit() FROM PUBLIC;
