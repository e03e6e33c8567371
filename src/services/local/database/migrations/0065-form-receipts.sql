-- The number that the sender of a form was given, beside what they agreed to and the row that it names.
ALTER TABLE form_consents ADD COLUMN receipt text CHECK (length(receipt) BETWEEN 4 AND 40);
CREATE UNIQUE INDEX form_consents_receipt ON form_consents (site_id, receipt);
-- Who decides about a row finds it by its number.
CREATE POLICY form_consents_read ON form_consents FOR SELECT TO tenun_writer
  USING (site_id = current_setting('app.site', true));
GRANT SELECT (site_id, row_id, receipt) ON form_consents TO tenun_writer;
