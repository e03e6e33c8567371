-- A host belongs to the first site that claims it, until that site gives it up: the primary key decides, also
-- between two nodes that claim it at once.
CREATE TABLE site_hosts (
  host text PRIMARY KEY CHECK (host = lower(host) AND length(host) BETWEEN 1 AND 253),
  site_id text NOT NULL REFERENCES sites (id),
  since timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX site_hosts_site ON site_hosts (site_id);

-- Who created, changed and removed a site. Without an actor it was done on the command line. The actor may have
-- an account of another site: superadmins work in every site.
CREATE TABLE site_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id text NOT NULL REFERENCES sites (id),
  event text NOT NULL CHECK (event IN ('created', 'restored', 'updated', 'removed')),
  actor_id uuid,
  fields text[] NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX site_changes_listed ON site_changes (site_id, id);

-- The row of a removed site stays, because rows of other tables refer to it: money and its audit are never deleted.
ALTER TABLE sites ADD COLUMN removed_at timestamptz;

ALTER TABLE site_hosts ENABLE ROW LEVEL SECURITY;
ALTER TABLE site_hosts FORCE ROW LEVEL SECURITY;
CREATE POLICY site_hosts_server ON site_hosts FOR SELECT TO tenun_server USING (true);
CREATE POLICY site_hosts_claimed ON site_hosts FOR INSERT TO tenun_server
  WITH CHECK (site_id = current_setting('app.site', true));
CREATE POLICY site_hosts_released ON site_hosts FOR DELETE TO tenun_server
  USING (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT, DELETE ON site_hosts TO tenun_server;

ALTER TABLE site_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE site_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY site_changes_of_site ON site_changes TO tenun_server
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT ON site_changes TO tenun_server;
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON site_changes
  FOR EACH ROW EXECUTE FUNCTION tenun_refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON site_changes
  FOR EACH STATEMENT EXECUTE FUNCTION tenun_refuse_change();

CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE ON site_hosts
  FOR EACH ROW EXECUTE FUNCTION tenun_tell_change('site');
