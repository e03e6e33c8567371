-- Accounts are suspended and resumed, and a person's data is erased: what happened is stored like other changes,
-- and a request for an appointment can be deleted.
ALTER TABLE content_audit DROP CONSTRAINT content_audit_event_check;
ALTER TABLE content_audit ADD CONSTRAINT content_audit_event_check CHECK (event IN
  ('created', 'updated', 'deleted', 'restored', 'purged', 'approved', 'hidden', 'suspended', 'resumed', 'erased'));
GRANT DELETE ON appointments TO tenun_server;
