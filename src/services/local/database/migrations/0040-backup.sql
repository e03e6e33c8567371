-- Reading and filling all sites at once, for a backup and its restore: every table has a policy for the owner
-- alone, which counts while `app.backup` is set. The three roles of transactions are not affected.
DO $$
DECLARE found text;
BEGIN
  FOR found IN
    SELECT relname FROM pg_class
    WHERE relkind IN ('r', 'p') AND relrowsecurity AND relnamespace = current_schema()::regnamespace
  LOOP
    EXECUTE format(
      'CREATE POLICY %I ON %I TO CURRENT_USER
         USING (current_setting(''app.backup'', true) = ''on'')
         WITH CHECK (current_setting(''app.backup'', true) = ''on'')',
      found || '_backup', found
    );
  END LOOP;
END $$;
