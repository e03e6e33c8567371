-- What was answered to a call that was sent with an idempotency key, so that sending it again changes nothing.
CREATE TABLE idempotency_keys (
  site_id text NOT NULL REFERENCES sites (id),
  -- The endpoint, and the account of who called.
  scope text NOT NULL CHECK (length(scope) BETWEEN 1 AND 300),
  key text NOT NULL CHECK (length(key) BETWEEN 16 AND 100),
  -- A digest of the input: a key is for one request.
  request text NOT NULL CHECK (length(request) BETWEEN 1 AND 100),
  -- JSON; null while the call is made, within its transaction.
  answer text,
  stored_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, scope, key)
);
CREATE INDEX idempotency_keys_stored ON idempotency_keys (site_id, stored_at);

ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY idempotency_keys_of_site ON idempotency_keys TO tenun_server
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_keys TO tenun_server;
