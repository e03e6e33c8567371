-- Those who run a site approve the schools that registered.
GRANT UPDATE (is_approved) ON schools TO tenun_server;
CREATE INDEX schools_pending ON schools (site_id) WHERE NOT is_approved;
