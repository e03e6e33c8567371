// The thread in which prose becomes HTML, started by main-threads.ts.
import { serveThread } from '#src/library/serve-thread.ts'
import { compileProse } from '#src/render/prose.tsx'

serveThread(compileProse)
