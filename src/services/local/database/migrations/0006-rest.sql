-- What visitors send: the comment book, aspirations, testimonies, pledges and DISC results. Everyone
-- may send a row and nobody reads it before somebody of the site has approved it.
CREATE TABLE book_reviews (
  id uuid NOT NULL,
  site_id text NOT NULL REFERENCES sites (id),
  name text NOT NULL,
  message text NOT NULL,
  rating integer CHECK (rating BETWEEN 1 AND 5),
  is_approved boolean NOT NULL DEFAULT false,
  sent_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id)
);

CREATE TABLE aspirations (
  id uuid NOT NULL,
  site_id text NOT NULL REFERENCES sites (id),
  name text NOT NULL,
  city text,
  topics text[] NOT NULL DEFAULT '{}',
  message text NOT NULL,
  is_approved boolean NOT NULL DEFAULT false,
  sent_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id)
);

-- A pledge counts once it is confirmed. Without a name it is anonymous.
CREATE TABLE donations (
  id uuid NOT NULL,
  site_id text NOT NULL REFERENCES sites (id),
  name text,
  message text,
  amount integer NOT NULL CHECK (amount BETWEEN 1000 AND 1000000000),
  status text NOT NULL DEFAULT 'pledged' CHECK (status IN ('pledged', 'confirmed', 'cancelled')),
  sent_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id)
);

CREATE TABLE user_disc (
  id uuid NOT NULL,
  site_id text NOT NULL REFERENCES sites (id),
  name text,
  type text NOT NULL CHECK (type IN ('D', 'I', 'S', 'C')),
  score_d integer NOT NULL CHECK (score_d BETWEEN 0 AND 100),
  score_i integer NOT NULL CHECK (score_i BETWEEN 0 AND 100),
  score_s integer NOT NULL CHECK (score_s BETWEEN 0 AND 100),
  score_c integer NOT NULL CHECK (score_c BETWEEN 0 AND 100),
  sent_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id)
);

-- The key begins with the site, so that an id of one site never meets the same id of another.
ALTER TABLE testimonies DROP CONSTRAINT testimonies_pkey;
ALTER TABLE testimonies
  ADD PRIMARY KEY (site_id, id),
  ADD COLUMN program text,
  ADD CONSTRAINT testimonies_rating CHECK (rating BETWEEN 1 AND 5) NOT VALID,
  ALTER COLUMN sent_at TYPE timestamptz(3);

DO $$
DECLARE sent text;
BEGIN
  FOREACH sent IN ARRAY ARRAY['book_reviews', 'aspirations', 'testimonies', 'donations', 'user_disc']
  LOOP
    -- A visitor has no right to name the site or the id of a row: the transaction does.
    EXECUTE format(
      'ALTER TABLE %I
         ALTER COLUMN site_id SET DEFAULT current_setting(''app.site'', true),
         ALTER COLUMN id SET DEFAULT
           coalesce(nullif(current_setting(''app.row_id'', true), '''')::uuid, gen_random_uuid())',
      sent
    );
  END LOOP;

  FOREACH sent IN ARRAY ARRAY['book_reviews', 'aspirations', 'donations', 'user_disc'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', sent);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', sent);
    EXECUTE format(
      'CREATE POLICY %I ON %I TO tenun_writer, tenun_server
         USING (site_id = current_setting(''app.site'', true))
         WITH CHECK (site_id = current_setting(''app.site'', true))',
      sent || '_of_site', sent
    );
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO tenun_writer', sent);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO tenun_server', sent);
  END LOOP;

  FOREACH sent IN ARRAY ARRAY['book_reviews', 'aspirations', 'testimonies'] LOOP
    EXECUTE format(
      'CREATE POLICY %I ON %I FOR INSERT TO tenun_visitor
         WITH CHECK (site_id = current_setting(''app.site'', true) AND NOT is_approved)',
      sent || '_sent', sent
    );
  END LOOP;
END $$;

CREATE POLICY donations_sent ON donations FOR INSERT TO tenun_visitor
  WITH CHECK (site_id = current_setting('app.site', true) AND status = 'pledged');
CREATE POLICY user_disc_sent ON user_disc FOR INSERT TO tenun_visitor
  WITH CHECK (site_id = current_setting('app.site', true));

CREATE POLICY book_reviews_public ON book_reviews FOR SELECT TO tenun_visitor
  USING (site_id = current_setting('app.site', true) AND is_approved);
CREATE POLICY aspirations_public ON aspirations FOR SELECT TO tenun_visitor
  USING (site_id = current_setting('app.site', true) AND is_approved);
CREATE POLICY donations_public ON donations FOR SELECT TO tenun_visitor
  USING (site_id = current_setting('app.site', true) AND status = 'confirmed');

GRANT SELECT (id, name, message, rating, sent_at), INSERT (name, message, rating)
  ON book_reviews TO tenun_visitor;
GRANT SELECT (id, name, city, topics, message, sent_at), INSERT (name, city, topics, message)
  ON aspirations TO tenun_visitor;
GRANT SELECT (program), INSERT (name, role, program, message, rating)
  ON testimonies TO tenun_visitor;
GRANT SELECT (amount), INSERT (name, message, amount) ON donations TO tenun_visitor;
GRANT INSERT (name, type, score_d, score_i, score_s, score_c) ON user_disc TO tenun_visitor;

-- Every column a visitor may filter by, within the site.
CREATE INDEX book_reviews_listed ON book_reviews (site_id, sent_at);
CREATE INDEX book_reviews_name ON book_reviews (site_id, name);
CREATE INDEX book_reviews_rating ON book_reviews (site_id, rating);
CREATE INDEX book_reviews_words ON book_reviews
  USING gin (to_tsvector('indonesian'::regconfig, message));
CREATE INDEX aspirations_listed ON aspirations (site_id, sent_at);
CREATE INDEX aspirations_name ON aspirations (site_id, name);
CREATE INDEX aspirations_city ON aspirations (site_id, city);
CREATE INDEX aspirations_topics ON aspirations USING gin (topics);
CREATE INDEX aspirations_words ON aspirations
  USING gin (to_tsvector('indonesian'::regconfig, message));
CREATE INDEX testimonies_name ON testimonies (site_id, name);
CREATE INDEX testimonies_role ON testimonies (site_id, role);
CREATE INDEX testimonies_program ON testimonies (site_id, program);
CREATE INDEX testimonies_rating ON testimonies (site_id, rating);
CREATE INDEX testimonies_words ON testimonies
  USING gin (to_tsvector('indonesian'::regconfig, message));
CREATE INDEX donations_amount ON donations (site_id, amount);
CREATE INDEX donations_listed ON donations (site_id, sent_at);
CREATE INDEX user_disc_listed ON user_disc (site_id, sent_at);

-- Pages show approved rows only, so only these are news: what visitors send makes no page stale.
DROP TRIGGER tell_change ON testimonies;
DO $$
DECLARE
  sent text;
  shown text;
BEGIN
  FOR sent, shown IN VALUES
    ('book_reviews', '%1$s.is_approved'), ('aspirations', '%1$s.is_approved'),
    ('testimonies', '%1$s.is_approved'), ('donations', '%1$s.status = ''confirmed''')
  LOOP
    EXECUTE format('CREATE TRIGGER tell_insert AFTER INSERT ON %I FOR EACH ROW WHEN (%s)
      EXECUTE FUNCTION tenun_tell_change(''testimony'')', sent, format(shown, 'NEW'));
    EXECUTE format('CREATE TRIGGER tell_update AFTER UPDATE ON %I FOR EACH ROW WHEN (%s OR %s)
      EXECUTE FUNCTION tenun_tell_change(''testimony'')',
      sent, format(shown, 'NEW'), format(shown, 'OLD'));
    EXECUTE format('CREATE TRIGGER tell_delete AFTER DELETE ON %I FOR EACH ROW WHEN (%s)
      EXECUTE FUNCTION tenun_tell_change(''testimony'')', sent, format(shown, 'OLD'));
  END LOOP;
END $$;
