-- The scores that learners' browsers report of quizzes and exercises, for their owners alone.
CREATE TABLE learning_results (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  site_id text NOT NULL REFERENCES sites (id),
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('quiz', 'exercise')),
  slug text NOT NULL CHECK (length(slug) <= 200),
  title text NOT NULL CHECK (title <> '' AND length(title) <= 160),
  path text NOT NULL CHECK (path LIKE '/%' AND length(path) <= 300),
  correct smallint NOT NULL CHECK (correct BETWEEN 0 AND total),
  total smallint NOT NULL CHECK (total BETWEEN 1 AND 200),
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX learning_results_listed ON learning_results (site_id, account_id, recorded_at DESC, id);
CREATE INDEX learning_results_account ON learning_results (account_id);
-- An exercise has one result, its best.
CREATE UNIQUE INDEX learning_results_exercise ON learning_results (site_id, account_id, slug)
  WHERE kind = 'exercise';

ALTER TABLE learning_results ENABLE ROW LEVEL SECURITY;
ALTER TABLE learning_results FORCE ROW LEVEL SECURITY;
CREATE POLICY learning_results_of_site ON learning_results TO tenun_server
  USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT, UPDATE, DELETE ON learning_results TO tenun_server;
CREATE POLICY learning_results_backup ON learning_results TO CURRENT_USER
  USING (current_setting('app.backup', true) = 'on')
  WITH CHECK (current_setting('app.backup', true) = 'on');
