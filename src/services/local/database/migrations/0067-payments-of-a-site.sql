-- The payments of all accounts of a site are listed newest first.
CREATE INDEX invoices_of_site ON invoices (site_id, created_at DESC, id DESC);
