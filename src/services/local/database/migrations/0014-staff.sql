-- Those who run a site approve the schools that registered.
GRANT UPDATE (is_approved) ON schools TO tenun_server;
CREATE INDEX schools_pending ON schools (site_id) WHERE NOT is_approved;
CREATE INDEX mails_recipient ON mails (site_id, recipient, queued_at);
CREATE INDEX school_contacts_listed ON school_contacts (site_id, sent_at);
