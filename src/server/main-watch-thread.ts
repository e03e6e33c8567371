// The thread in which folders of layouts are watched, started by main-threads.ts.
import { serveWatch } from '#src/library/serve-watch.ts'

serveWatch()
