-- What visitors sent by the forms whose fields a page declares. A row carries the labels that it was filled in under,
-- so that it can be read when the form has changed or is gone.
CREATE TABLE form_submissions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  page text NOT NULL CHECK (length(page) BETWEEN 1 AND 200),
  node text NOT NULL CHECK (length(node) BETWEEN 1 AND 200),
  -- The path that it was sent from, and the heading of the form there.
  path text NOT NULL CHECK (length(path) BETWEEN 1 AND 2000),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  receipt text NOT NULL CHECK (receipt ~ '^TN-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$'),
  -- A list of { name, label, kind, value }, in the order of the form.
  answers jsonb NOT NULL CHECK (jsonb_typeof(answers) = 'array'),
  -- The same as text, which searches read.
  words text NOT NULL CHECK (length(words) <= 100000),
  -- The first address of the answers, by which the person is found.
  email text CHECK (length(email) BETWEEN 3 AND 254),
  language text NOT NULL CHECK (length(language) BETWEEN 2 AND 10),
  sent_at timestamptz NOT NULL DEFAULT now(),
  deletes_at timestamptz NOT NULL,
  UNIQUE (site_id, receipt)
);
CREATE INDEX form_submissions_newest ON form_submissions (site_id, sent_at DESC, id);
CREATE INDEX form_submissions_form ON form_submissions (site_id, page, node, sent_at DESC);
CREATE INDEX form_submissions_person ON form_submissions (site_id, lower(email));
CREATE INDEX form_submissions_expired ON form_submissions (site_id, deletes_at);

ALTER TABLE form_submissions ENABLE ROW LEVEL SECURITY;
ALTER TABLE form_submissions FORCE ROW LEVEL SECURITY;
CREATE POLICY form_submissions_of_site ON form_submissions TO tenun_server
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT, DELETE ON form_submissions TO tenun_server;

CREATE POLICY form_submissions_backup ON form_submissions TO CURRENT_USER
  USING (current_setting('app.backup', true) = 'on')
  WITH CHECK (current_setting('app.backup', true) = 'on');
