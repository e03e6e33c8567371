-- Classes get a code, a kind, meeting hours with their zone, and the number of learners who were enrolled.
-- Reads that depend on the clock take the moment of the page that is rendered.

-- The moment of a read: `app.now` where the transaction has one, else the clock of the database. Writes and
-- money use now(), so that nothing which is rendered for another moment can change what is stored.
CREATE FUNCTION tenun_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now())
$$;

ALTER POLICY posts_public ON posts
  USING (site_id = current_setting('app.site', true) AND is_published AND published_at <= tenun_now());
ALTER POLICY jobs_public ON jobs
  USING (site_id = current_setting('app.site', true) AND published_at <= tenun_now());
ALTER POLICY podcasts_public ON podcasts
  USING (site_id = current_setting('app.site', true) AND published_at <= tenun_now());

CREATE OR REPLACE FUNCTION tenun_find_posts(wanted tsquery) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER ROWS 100 SET search_path FROM CURRENT AS $$
BEGIN
  RETURN QUERY EXECUTE 'SELECT id FROM posts
    WHERE site_id = $1 AND is_published AND published_at <= tenun_now() AND words @@ $2'
    USING current_setting('app.site', true), wanted;
END $$;

-- The next moment at which something of this site is published. A visitor cannot see the rows of the future, so
-- this runs as the owner, and returns nothing of them but the moment.
DO $$
DECLARE content text;
BEGIN
  FOREACH content IN ARRAY ARRAY['podcasts', 'jobs'] LOOP
    EXECUTE format('CREATE POLICY %I ON %I FOR SELECT TO %I USING (site_id = current_setting(''app.site'', true))',
      content || '_awaited', content, current_user);
  END LOOP;
END $$;
CREATE FUNCTION tenun_next_publication() RETURNS timestamptz
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT least(
    (SELECT min(published_at) FROM posts WHERE site_id = current_setting('app.site', true)
      AND is_published AND published_at > tenun_now()),
    (SELECT min(published_at) FROM podcasts WHERE site_id = current_setting('app.site', true)
      AND published_at > tenun_now()),
    (SELECT min(published_at) FROM jobs WHERE site_id = current_setting('app.site', true)
      AND published_at > tenun_now()))
$$;
REVOKE EXECUTE ON FUNCTION tenun_next_publication FROM PUBLIC;
GRANT EXECUTE ON FUNCTION tenun_next_publication TO tenun_visitor, tenun_writer, tenun_server;

-- A temporary view could otherwise stand for a table of these functions.
DO $$
DECLARE named text;
BEGIN
  FOREACH named IN ARRAY ARRAY['tenun_find_posts(tsquery)', 'tenun_next_publication()'] LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = %I, pg_temp', named, current_schema());
  END LOOP;
END $$;

ALTER TABLE classes
  ADD COLUMN code text CHECK (code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' AND length(code) <= 20),
  ADD COLUMN kind text NOT NULL DEFAULT 'class' CHECK (kind IN ('class', 'webinar', 'course')),
  ADD COLUMN zone text NOT NULL DEFAULT 'Asia/Jakarta'
    CHECK (zone IN ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  -- Weekdays with hours, or a text; null while nothing is known.
  ADD COLUMN schedule jsonb,
  -- The chapters of a premium class open after a paid invoice.
  ADD COLUMN is_premium boolean NOT NULL DEFAULT false,
  -- The rows of `enrolments`, which a trigger counts: visitors see how many seats are left, and no enrolment.
  ADD COLUMN enrolled integer NOT NULL DEFAULT 0 CHECK (enrolled >= 0);

-- The owner fills the new columns of every site. The policies hold again before the commit.
ALTER TABLE classes NO FORCE ROW LEVEL SECURITY;
ALTER TABLE enrolments NO FORCE ROW LEVEL SECURITY;
WITH numbered AS (
  SELECT id, row_number() OVER (PARTITION BY site_id ORDER BY starts_at, id) AS number FROM classes
)
UPDATE classes SET
  code = 'K' || CASE WHEN number < 1000 THEN lpad(number::text, 3, '0') ELSE number::text END,
  kind = CASE WHEN is_webinar THEN 'webinar' ELSE 'class' END,
  enrolled = (SELECT count(*) FROM enrolments e
    WHERE e.site_id = classes.site_id AND e.class_id = classes.id)
FROM numbered WHERE numbered.id = classes.id;
ALTER TABLE classes FORCE ROW LEVEL SECURITY;
ALTER TABLE enrolments FORCE ROW LEVEL SECURITY;

ALTER TABLE classes
  ALTER COLUMN code SET NOT NULL,
  ADD CONSTRAINT classes_site_code UNIQUE (site_id, code),
  DROP COLUMN is_webinar;
GRANT SELECT (code, kind, zone, schedule, is_premium, enrolled) ON classes TO tenun_visitor;
GRANT UPDATE (enrolled) ON classes TO tenun_server;

-- In the transaction of the payment. Who buys a seat locks the class first, so that the last one is sold once.
CREATE FUNCTION tenun_count_enrolment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE classes SET enrolled = enrolled + 1 WHERE site_id = NEW.site_id AND id = NEW.class_id;
  ELSE
    UPDATE classes SET enrolled = enrolled - 1 WHERE site_id = OLD.site_id AND id = OLD.class_id;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The class of an enrolment cannot be counted by this role.';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_enrolment AFTER INSERT OR DELETE ON enrolments
  FOR EACH ROW EXECUTE FUNCTION tenun_count_enrolment();
