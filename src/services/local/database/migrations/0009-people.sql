-- What was mailed to people, schools that registered, teams, and mail that waits to be sent.
CREATE TABLE account_tokens (
  token_hash text PRIMARY KEY,
  site_id text NOT NULL REFERENCES sites (id),
  account_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'reset', 'code')),
  -- Of a code: the challenge that its verifier must meet.
  challenge text CHECK ((purpose = 'code') = (challenge IS NOT NULL)),
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (site_id, account_id) REFERENCES accounts (site_id, id) ON DELETE CASCADE
);
CREATE INDEX account_tokens_account ON account_tokens (site_id, account_id);
CREATE INDEX account_tokens_expiry ON account_tokens (expires_at);

-- A school that registered is listed once it was approved.
ALTER TABLE schools ADD COLUMN is_approved boolean NOT NULL DEFAULT true;
ALTER TABLE schools ADD COLUMN city_id text;
DROP POLICY schools_public ON schools;
CREATE POLICY schools_public ON schools FOR SELECT TO tenun_visitor
  USING (site_id = current_setting('app.site', true) AND is_approved);
CREATE TABLE school_contacts (
  school_id uuid PRIMARY KEY,
  site_id text NOT NULL REFERENCES sites (id),
  name text NOT NULL,
  role text,
  email text NOT NULL,
  phone text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (site_id, school_id) REFERENCES schools (site_id, id) ON DELETE CASCADE
);

CREATE TABLE teams (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  event text NOT NULL,
  name text NOT NULL,
  school_id uuid,
  school_name text NOT NULL,
  city_id text,
  mentor_name text NOT NULL,
  mentor_phone text NOT NULL,
  -- Who registered it, when they were signed in.
  account_id uuid REFERENCES accounts (id) ON DELETE SET NULL,
  registered_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT teams_site_id UNIQUE (site_id, id),
  FOREIGN KEY (site_id, school_id) REFERENCES schools (site_id, id)
);
CREATE UNIQUE INDEX teams_name ON teams (site_id, event, lower(name));
CREATE INDEX teams_listed ON teams (site_id, registered_at DESC, id);
CREATE TABLE team_members (
  site_id text NOT NULL REFERENCES sites (id),
  team_id uuid NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  role text,
  PRIMARY KEY (team_id, position),
  FOREIGN KEY (site_id, team_id) REFERENCES teams (site_id, id) ON DELETE CASCADE
);

-- Mail is stored with what caused it, and sent afterwards.
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  template text NOT NULL,
  recipient text NOT NULL,
  data jsonb NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX mails_waiting ON mails (queued_at) WHERE sent_at IS NULL;

DO $$
DECLARE private text;
BEGIN
  FOREACH private IN ARRAY
    ARRAY['account_tokens', 'school_contacts', 'teams', 'team_members', 'mails'] LOOP
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
