-- When the first rows of a site were inserted, or rows were found where they would be: a start asks once for all
-- sites, and the first visitor of a site does not wait for a look at each of its tables.
ALTER TABLE sites ADD COLUMN seeded_at timestamptz;
