/** The pattern of a layout for every address of a private network, and the names of the own machine. */
export const privateNetwork = '192.168.*'
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a host is a name of the own machine. */
export const isLoopback = (host: string): boolean => loopback.has(host)

/** Whether a host is an address of the private network that a layout can have. */
export const isPrivateAddress = (host: string): boolean => /^192\.168\.\d{1,3}\.\d{1,3}$/.test(host)

/** Whether a normalised host names this machine or network, and so is never anyone's claim. */
export const isLocalHost = (host: string): boolean =>
  isLoopback(host) ||
  host.endsWith('.localhost') ||
  host === privateNetwork ||
  isPrivateAddress(host)
