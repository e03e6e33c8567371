-- Accounts are suspended and resumed, and a person's data is erased: what happened is stored like other changes,
-- and a request for an appointment can be deleted.
ALTER TABLE content_audit DROP CONSTRAINT content_audit_event_check;
ALTER TABLE content_audit ADD CONSTRAINT content_audit_event_check CHECK (event IN
  ('created', 'updated', 'deleted', 'restored', 'purged', 'approved', 'hidden', 'suspended', 'resumed', 'erased'));
GRANT DELETE ON appointments TO tenun_server;

-- What somebody sent is found by the address.
CREATE INDEX appointments_person ON appointments (site_id, lower(email));
CREATE INDEX team_members_person ON team_members (site_id, lower(email));
CREATE INDEX school_contacts_person ON school_contacts (site_id, lower(email));
CREATE INDEX mails_person ON mails (site_id, lower(recipient));
