-- What became of a request for an appointment.
ALTER TABLE appointments ADD COLUMN state text NOT NULL DEFAULT 'new'
  CHECK (state IN ('new', 'answered', 'closed'));
GRANT UPDATE (state) ON appointments TO tenun_server;
CREATE INDEX appointments_by_state ON appointments (site_id, state, sent_at DESC, id);
