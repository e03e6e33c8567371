-- A chapter is written in one language: its text is long, and read by those who follow its class.
ALTER TABLE chapters ADD COLUMN language text NOT NULL DEFAULT 'id' CHECK (language IN ('id', 'en'));
GRANT SELECT (language) ON chapters TO tenun_visitor;

-- Visitors may filter testimonies by every column that they read.
CREATE INDEX testimonies_by_language ON testimonies (site_id, language) WHERE is_approved;
