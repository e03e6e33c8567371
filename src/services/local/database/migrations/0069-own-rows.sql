-- Job offers that belong to the account which wrote them, and requests for appointments by those who are signed in.
-- Offers of the staff have no owner.
ALTER TABLE jobs ADD COLUMN owner_id uuid,
  ADD CONSTRAINT jobs_owner FOREIGN KEY (site_id, owner_id) REFERENCES accounts (site_id, id)
    ON DELETE SET NULL (owner_id);
CREATE INDEX jobs_by_owner ON jobs (site_id, owner_id, published_at DESC, id) WHERE owner_id IS NOT NULL;
-- A person who is erased leaves the offer to the staff.
GRANT UPDATE (owner_id) ON jobs TO tenun_server;

-- A transaction that names an account in `app.account` reads and writes the rows of this account alone: its offers, what
-- it deleted, and what it did. One that names none works for the staff, and reaches every row of the site.
ALTER POLICY jobs_of_site ON jobs
  USING (site_id = current_setting('app.site', true)
    AND coalesce(current_setting('app.account', true), '') = ANY (ARRAY['', owner_id::text]))
  WITH CHECK (site_id = current_setting('app.site', true)
    AND coalesce(current_setting('app.account', true), '') = ANY (ARRAY['', owner_id::text]));
ALTER POLICY deleted_rows_of_site ON deleted_rows
  USING (site_id = current_setting('app.site', true)
    AND coalesce(current_setting('app.account', true), '') = ANY (ARRAY['', deleted_by::text]))
  WITH CHECK (site_id = current_setting('app.site', true)
    AND coalesce(current_setting('app.account', true), '') = ANY (ARRAY['', deleted_by::text]));
ALTER POLICY content_audit_of_site ON content_audit
  USING (site_id = current_setting('app.site', true)
    AND coalesce(current_setting('app.account', true), '') = ANY (ARRAY['', actor_id::text]))
  WITH CHECK (site_id = current_setting('app.site', true)
    AND coalesce(current_setting('app.account', true), '') = ANY (ARRAY['', actor_id::text]));

-- Who was signed in when they asked; the address that they gave may be another one. The account may be of another site.
ALTER TABLE appointments ADD COLUMN account_id uuid;
CREATE INDEX appointments_by_account ON appointments (site_id, account_id, sent_at DESC, id)
  WHERE account_id IS NOT NULL;
