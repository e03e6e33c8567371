-- What happens on pages: clicks as they come, events by day.
CREATE TABLE clicks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id text NOT NULL REFERENCES sites (id),
  from_path text NOT NULL,
  to_path text NOT NULL,
  type text NOT NULL CHECK (type IN ('page_load', 'internal_navigation', 'external')),
  clicked_at timestamptz NOT NULL,
  logged_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX clicks_of_site ON clicks (site_id, logged_at);
CREATE TABLE events (
  site_id text NOT NULL REFERENCES sites (id),
  day date NOT NULL,
  event text NOT NULL,
  path text NOT NULL,
  times bigint NOT NULL,
  PRIMARY KEY (site_id, day, event, path)
);
CREATE INDEX enrolments_by_date ON enrolments (site_id, enrolled_at);
CREATE INDEX accounts_by_date ON accounts (site_id, created_at);

DO $$
DECLARE private text;
BEGIN
  FOREACH private IN ARRAY ARRAY['clicks', 'events'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', private);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', private);
    EXECUTE format(
      'CREATE POLICY %I ON %I TO tenun_server
         USING (site_id = current_setting(''app.site'', true))
         WITH CHECK (site_id = current_setting(''app.site'', true))',
      private || '_of_site', private
    );
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO tenun_server', private);
  END LOOP;
END $$;

-- What counts learners reads content as well.
GRANT SELECT ON enrolments TO tenun_server;
