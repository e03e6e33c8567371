// Only the programs of this folder import this file.
import { request } from 'node:http'
import { z } from 'zod'
import { FreeSlots } from '#schemas/services/appointment.ts'

const Answer = z.object({ data: FreeSlots })

/** The first hour that a site has free for an appointment. */
export const freeHour = ({ port, host }: { port: number; host: string }): Promise<string> =>
  new Promise((resolve, reject) => {
    const path = '/api/v1/post/appointment/slots'
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const read = Answer.safeParse(JSON.parse(Buffer.concat(parts).toString()))
        resolve(read.data?.data.starts[0] ?? '')
      })
    })
    asked.on('error', reject)
    asked.end()
  })
