-- Who someone is at another account site: by its issuer, and by the subject it knows them by.
CREATE TABLE account_identities (
  site_id text NOT NULL REFERENCES sites (id),
  issuer text NOT NULL,
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  account_id uuid NOT NULL,
  linked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, issuer, subject),
  -- An e-mail address that was given to someone else over there does not lead to the account of who had it.
  CONSTRAINT account_identities_account UNIQUE (site_id, account_id, issuer),
  FOREIGN KEY (site_id, account_id) REFERENCES accounts (site_id, id) ON DELETE CASCADE
);

ALTER TABLE account_identities ENABLE ROW LEVEL SECURITY;
ALTER TABLE account_identities FORCE ROW LEVEL SECURITY;
CREATE POLICY account_identities_of_site ON account_identities TO tenun_server
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT, UPDATE, DELETE ON account_identities TO tenun_server;
