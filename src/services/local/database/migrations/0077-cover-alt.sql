-- What the cover of a row shows, for those who do not see it. Rows from before have none until an editor writes it.
DO $$
DECLARE covered text;
BEGIN
  FOREACH covered IN ARRAY ARRAY['programs', 'classes', 'posts', 'careers', 'podcasts'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN cover_alt text NOT NULL DEFAULT ''''', covered);
    EXECUTE format('GRANT SELECT (cover_alt) ON %I TO tenun_visitor', covered);
  END LOOP;
END $$;

-- It is what an editor changes of a post.
CREATE TRIGGER date_cover_alt BEFORE UPDATE OF cover_alt ON posts
  FOR EACH ROW EXECUTE FUNCTION tenun_date_post();
CREATE TRIGGER tell_cover_alt AFTER UPDATE OF cover_alt ON posts
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('post');
