-- What somebody agreed to is deleted with what they sent: a consent has an end, and that of a submission of a form
-- ends with its submission.
ALTER TABLE form_consents
  ADD COLUMN deletes_at timestamptz NOT NULL DEFAULT now() + interval '5 years';
UPDATE form_consents AS c SET deletes_at = coalesce(
  (SELECT s.deletes_at FROM form_submissions s
    WHERE s.site_id = c.site_id AND c.endpoint = 'v1/form/submit' AND s.id::text = c.row_id),
  CASE WHEN c.endpoint = 'v1/form/submit' THEN now() ELSE c.agreed_at + interval '5 years' END
);
CREATE INDEX form_consents_expired ON form_consents (site_id, deletes_at);
GRANT DELETE ON form_consents TO tenun_server;

CREATE FUNCTION tenun_end_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM form_consents
    WHERE site_id = OLD.site_id AND endpoint = 'v1/form/submit' AND row_id = OLD.id::text;
  RETURN OLD;
END $$;
CREATE TRIGGER end_consent AFTER DELETE ON form_submissions
  FOR EACH ROW EXECUTE FUNCTION tenun_end_consent();
