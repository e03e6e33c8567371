-- A deleted class or module keeps its chapters, who teaches it and how far its learners are: all of these are the
-- server's, which deletes and restores them together.

GRANT SELECT (is_published) ON classes TO tenun_visitor;
GRANT INSERT, UPDATE, DELETE ON classes, modules, class_mentors, chapters, chapter_bodies, class_teachers,
  chapter_progress TO tenun_server;
