-- The network addresses from which an account was signed in to, as hashes: guesses made elsewhere do not keep its owner out.
CREATE TABLE known_addresses (
  site_id text NOT NULL REFERENCES sites (id),
  account_id uuid NOT NULL,
  address_hash text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, account_id, address_hash),
  FOREIGN KEY (site_id, account_id) REFERENCES accounts (site_id, id) ON DELETE CASCADE
);
CREATE INDEX known_addresses_age ON known_addresses (seen_at);
ALTER TABLE known_addresses ENABLE ROW LEVEL SECURITY;
ALTER TABLE known_addresses FORCE ROW LEVEL SECURITY;
CREATE POLICY known_addresses_of_site ON known_addresses TO tenun_server
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT, UPDATE, DELETE ON known_addresses TO tenun_server;
