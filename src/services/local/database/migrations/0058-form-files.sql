-- Files that visitors send by forms of pages. They are apart from those of the drive, which anybody reads by its key:
-- these have no address, and are read by the staff of the site alone.
CREATE TABLE form_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  -- The submission that named the file. Without one the file waits for its form, or its submission is deleted.
  submission_id uuid REFERENCES form_submissions (id) ON DELETE SET NULL,
  was_sent boolean NOT NULL DEFAULT false,
  page text NOT NULL CHECK (length(page) BETWEEN 1 AND 200),
  node text NOT NULL CHECK (length(node) BETWEEN 1 AND 200),
  field text NOT NULL CHECK (length(field) BETWEEN 1 AND 60),
  key text NOT NULL UNIQUE CHECK (key ~ '^[A-Za-z0-9_-]{43}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
  type text NOT NULL CHECK (type IN (
    'image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'audio/mpeg', 'audio/ogg'
  )),
  bytes bigint NOT NULL CHECK (bytes > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  is_stored boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX form_files_submission ON form_files (submission_id);
CREATE INDEX form_files_waiting ON form_files (site_id, created_at) WHERE submission_id IS NULL;

ALTER TABLE form_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE form_files FORCE ROW LEVEL SECURITY;
CREATE POLICY form_files_of_site ON form_files TO tenun_server
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT, UPDATE, DELETE ON form_files TO tenun_server;
CREATE POLICY form_files_backup ON form_files TO CURRENT_USER
  USING (current_setting('app.backup', true) = 'on')
  WITH CHECK (current_setting('app.backup', true) = 'on');

-- Who downloaded a file is recorded like who changed a row.
ALTER TABLE content_audit DROP CONSTRAINT content_audit_event_check;
ALTER TABLE content_audit ADD CONSTRAINT content_audit_event_check CHECK (event IN
  ('created', 'updated', 'deleted', 'restored', 'purged', 'approved', 'hidden', 'suspended', 'resumed', 'erased',
   'downloaded'));
