-- Those who talk to the assistant, what they asked, and what was spent on answers.
CREATE TABLE assistant_identities (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  token_hash text NOT NULL UNIQUE,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CONSTRAINT assistant_identities_site UNIQUE (site_id, id)
);
CREATE INDEX assistant_identities_expiry ON assistant_identities (site_id, expires_at);
CREATE TABLE conversations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  identity_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT conversations_site UNIQUE (site_id, id),
  FOREIGN KEY (site_id, identity_id) REFERENCES assistant_identities (site_id, id) ON DELETE CASCADE
);
CREATE INDEX conversations_identity ON conversations (site_id, identity_id);
CREATE TABLE messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  conversation_id uuid NOT NULL,
  query text NOT NULL,
  answer text NOT NULL DEFAULT '',
  sources jsonb NOT NULL DEFAULT '[]',
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'error', 'aborted')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  FOREIGN KEY (site_id, conversation_id) REFERENCES conversations (site_id, id) ON DELETE CASCADE
);
CREATE INDEX messages_listed ON messages (site_id, conversation_id, created_at DESC, id);
-- Tokens of a model by day: of the whole site (who = '') and of each address and identity.
CREATE TABLE assistant_spending (
  site_id text NOT NULL REFERENCES sites (id),
  day date NOT NULL,
  who text NOT NULL,
  tokens bigint NOT NULL CHECK (tokens >= 0),
  PRIMARY KEY (site_id, day, who)
);

DO $$
DECLARE private text;
BEGIN
  FOREACH private IN ARRAY
    ARRAY['assistant_identities', 'conversations', 'messages', 'assistant_spending'] LOOP
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
