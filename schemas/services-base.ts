/** The base path of the services host on our own server. In a file of its own, since every page loads it. */
export const servicesBase = '/api/'
