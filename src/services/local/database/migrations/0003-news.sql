-- Tells listeners which kind of entity of which site changed. PostgreSQL keeps the news until the
-- commit and says the same thing once per transaction.
CREATE FUNCTION tenun_tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  site text;
  entity text;
BEGIN
  IF TG_TABLE_NAME = 'sites' THEN
    site := coalesce(NEW.id, OLD.id);
  ELSE
    site := coalesce(NEW.site_id, OLD.site_id);
  END IF;
  FOREACH entity IN ARRAY TG_ARGV LOOP
    PERFORM pg_notify('tenun_change', json_build_object('siteId', site, 'entity', entity)::text);
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON sites
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('site');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON classes
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('class');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON modules
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('class');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON class_mentors
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('class');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON programs
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('program');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON program_schools
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('program');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON schools
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('statistics', 'program');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON mentors
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('mentor');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('post');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON post_categories
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('post');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON post_kinds
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('post');
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON testimonies
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('testimony');
