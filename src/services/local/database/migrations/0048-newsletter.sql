-- Who receives the newsletter of a site. A request is a subscription that its address has not confirmed yet.
CREATE TABLE newsletter_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  language text NOT NULL CHECK (length(language) BETWEEN 2 AND 10),
  -- The SHA-256 of the token that was mailed; it confirms once.
  token_hash text NOT NULL UNIQUE,
  sent_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX newsletter_requests_expired ON newsletter_requests (site_id, expires_at);
CREATE INDEX newsletter_requests_person ON newsletter_requests (site_id, lower(email));

CREATE TABLE newsletter_subscribers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  email text NOT NULL CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
  language text NOT NULL CHECK (length(language) BETWEEN 2 AND 10),
  -- The request that was confirmed, under which form_consents has the wording; it may be gone.
  request_id uuid NOT NULL,
  -- Every mail carries it, so it is stored as it is; it can do nothing but end the subscription.
  leave_token text NOT NULL UNIQUE CHECK (length(leave_token) BETWEEN 32 AND 100),
  confirmed_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (site_id, email)
);
CREATE INDEX newsletter_subscribers_newest ON newsletter_subscribers (site_id, confirmed_at DESC, id);

DO $$
DECLARE list text;
BEGIN
  FOREACH list IN ARRAY ARRAY['newsletter_requests', 'newsletter_subscribers'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', list);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', list);
    EXECUTE format(
      'CREATE POLICY %I ON %I TO tenun_server
         USING (site_id = current_setting(''app.site'', true))
         WITH CHECK (site_id = current_setting(''app.site'', true))',
      list || '_of_site', list
    );
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO tenun_server', list);
    EXECUTE format(
      'CREATE POLICY %I ON %I TO CURRENT_USER
         USING (current_setting(''app.backup'', true) = ''on'')
         WITH CHECK (current_setting(''app.backup'', true) = ''on'')',
      list || '_backup', list
    );
  END LOOP;
END $$;
