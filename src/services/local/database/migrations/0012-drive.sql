-- Files that people of a site have sent, and how much all files of a site weigh together. A row comes
-- before its file is stored and tells so: what is not stored after an hour never will be.
CREATE TABLE drive_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  uploader_id uuid NOT NULL REFERENCES accounts (id),
  key text NOT NULL UNIQUE CHECK (key ~ '^[A-Za-z0-9_-]{43}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  type text NOT NULL CHECK (type IN (
    'image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'audio/mpeg', 'audio/ogg'
  )),
  bytes bigint NOT NULL CHECK (bytes > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  is_stored boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX drive_files_listed ON drive_files (site_id, created_at);
CREATE INDEX drive_files_uploader ON drive_files (uploader_id);
CREATE INDEX drive_files_awaited ON drive_files (site_id, created_at) WHERE NOT is_stored;

-- The one row that all uploads of a site must lock, so that none of them passes the quota beside another.
CREATE TABLE drive_usage (
  site_id text PRIMARY KEY REFERENCES sites (id),
  bytes bigint NOT NULL CHECK (bytes >= 0)
);

DO $$
DECLARE private text;
BEGIN
  FOREACH private IN ARRAY ARRAY['drive_files', 'drive_usage'] LOOP
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
