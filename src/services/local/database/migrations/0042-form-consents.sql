-- What visitors agreed to by sending a form: the text as it was shown, and when.
CREATE TABLE form_consents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  -- The path of the endpoint, and the row that was sent to it; it has no key, since the row may be erased.
  endpoint text NOT NULL CHECK (length(endpoint) BETWEEN 1 AND 200),
  row_id text CHECK (length(row_id) BETWEEN 1 AND 100),
  -- In the language of the page.
  wording text NOT NULL CHECK (length(wording) BETWEEN 1 AND 2000),
  language text NOT NULL CHECK (length(language) BETWEEN 2 AND 10),
  agreed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX form_consents_row ON form_consents (site_id, endpoint, row_id);

ALTER TABLE form_consents ENABLE ROW LEVEL SECURITY;
ALTER TABLE form_consents FORCE ROW LEVEL SECURITY;
CREATE POLICY form_consents_of_site ON form_consents TO tenun_server
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT ON form_consents TO tenun_server;

CREATE POLICY form_consents_backup ON form_consents TO CURRENT_USER
  USING (current_setting('app.backup', true) = 'on')
  WITH CHECK (current_setting('app.backup', true) = 'on');
