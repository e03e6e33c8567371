-- Accounts of a site, what proves them, and their sessions. Only the server's own role sees any of it.
CREATE TABLE accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  email text NOT NULL CHECK (email = lower(email)),
  name text NOT NULL,
  -- The number of the kind: product.md section 4.
  kind smallint NOT NULL CHECK (kind BETWEEN 0 AND 9),
  phone text,
  school_id uuid,
  is_suspended boolean NOT NULL DEFAULT false,
  verified_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT accounts_site_email UNIQUE (site_id, email),
  CONSTRAINT accounts_site_id UNIQUE (site_id, id),
  FOREIGN KEY (site_id, school_id) REFERENCES schools (site_id, id)
);
CREATE INDEX accounts_kind ON accounts (site_id, kind);

-- Apart from the account, so that nothing that reads accounts can read a hash.
CREATE TABLE account_passwords (
  account_id uuid PRIMARY KEY,
  site_id text NOT NULL REFERENCES sites (id),
  hash text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (site_id, account_id) REFERENCES accounts (site_id, id) ON DELETE CASCADE
);

-- Tokens are opaque; what is kept is their SHA-256. A superadmin's session holds in every site.
CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  site_id text NOT NULL REFERENCES sites (id),
  account_id uuid NOT NULL,
  is_global boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (site_id, account_id) REFERENCES accounts (site_id, id) ON DELETE CASCADE
);
CREATE INDEX sessions_account ON sessions (site_id, account_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- How often something was tried: one row a key, such as a login of one account.
CREATE TABLE throttles (
  site_id text NOT NULL REFERENCES sites (id),
  key text NOT NULL,
  times integer NOT NULL,
  resets_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, key)
);
CREATE INDEX throttles_expiry ON throttles (resets_at);

DO $$
DECLARE private text;
BEGIN
  FOREACH private IN ARRAY ARRAY['accounts', 'account_passwords', 'sessions', 'throttles'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', private);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', private);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO tenun_server', private);
  END LOOP;
END $$;
CREATE POLICY accounts_of_site ON accounts TO tenun_server
  USING (site_id = current_setting('app.site', true) OR kind = 0)
  WITH CHECK (site_id = current_setting('app.site', true));
CREATE POLICY account_passwords_of_site ON account_passwords TO tenun_server
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
CREATE POLICY sessions_of_site ON sessions TO tenun_server
  USING (site_id = current_setting('app.site', true) OR is_global)
  WITH CHECK (site_id = current_setting('app.site', true));
CREATE POLICY throttles_of_site ON throttles TO tenun_server
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
