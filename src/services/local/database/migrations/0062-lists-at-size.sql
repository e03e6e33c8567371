-- The orders of lists in a site of a hundred thousand posts and ten thousand classes.

-- What visitors are shown, in an index that is read alone where posts are counted.
CREATE INDEX posts_shown ON posts (site_id, kind_id, published_at DESC, id) WHERE is_published;
-- Posts of every kind by views and by title, as those of one kind have them.
CREATE INDEX posts_of_site_by_views ON posts (site_id, views DESC, published_at DESC, id);
CREATE INDEX posts_of_site_by_title ON posts (site_id, title, id);
-- The posts that open a series or belong to none, and those that continue one.
CREATE INDEX posts_openings ON posts (site_id, kind_id, published_at DESC, id) WHERE parent_id IS NULL;
CREATE INDEX posts_continued ON posts (site_id, kind_id, published_at DESC, id) WHERE parent_id IS NOT NULL;
-- When the next event begins or ends, and events by their end.
CREATE INDEX posts_by_event_start ON posts (site_id, event_starts_at, id) WHERE event_starts_at IS NOT NULL;
CREATE INDEX posts_by_event_end ON posts (site_id, event_ends_at DESC, id) WHERE event_ends_at IS NOT NULL;
-- Classes in each state by their start, and those that have ended by their end.
CREATE INDEX classes_by_start ON classes (site_id, starts_at, ends_at DESC, name, id);
CREATE INDEX classes_by_end_and_name ON classes (site_id, ends_at DESC, name, id);
-- Of these the others have the columns.
DROP INDEX classes_listed, classes_by_end;
