import type { Hono } from 'hono'
import type { Endpoint } from '#schemas/endpoint.ts'
import { readSettings } from '#schemas/services/cms.ts'
import { endpoints } from '#schemas/services/index.ts'
import type { Services } from '#src/services/service.ts'
import type { AppEnv } from '../env.ts'
import { route } from '../route.ts'

/** Every call of product.md section 7 that is served here. */
export function serviceRoutes(
  app: Hono<AppEnv>,
  services: Services,
  failed: (endpoint: Endpoint, error: unknown) => void,
): void {
  for (const endpoint of endpoints) {
    if (endpoint === readSettings || services.serves(endpoint))
      route(app, services, endpoint, failed)
  }
}
