-- Alternative texts of photos, and the scores of teams.
ALTER TABLE photos ADD COLUMN alt text NOT NULL DEFAULT '';
GRANT SELECT (alt) ON photos TO tenun_visitor;

-- A team without a score is on no leaderboard: what visitors register is shown after the staff have scored it.
ALTER TABLE teams ADD COLUMN score integer CHECK (score BETWEEN 0 AND 1000000);
CREATE INDEX teams_by_score ON teams (site_id, score DESC, name, id) WHERE score IS NOT NULL;
CREATE TRIGGER tell_insert AFTER INSERT ON teams FOR EACH ROW WHEN (NEW.score IS NOT NULL)
  EXECUTE FUNCTION tenun_tell_change('statistics');
CREATE TRIGGER tell_update AFTER UPDATE ON teams FOR EACH ROW
  WHEN (NEW.score IS NOT NULL OR OLD.score IS NOT NULL)
  EXECUTE FUNCTION tenun_tell_change('statistics');
CREATE TRIGGER tell_delete AFTER DELETE ON teams FOR EACH ROW WHEN (OLD.score IS NOT NULL)
  EXECUTE FUNCTION tenun_tell_change('statistics');
