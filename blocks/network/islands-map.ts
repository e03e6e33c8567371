/** The islands in dots, a row every 0.6 degrees of latitude; every other row begins half a step later. */
const rows = [
  '',
  'ooo',
  ' oooo',
  ' oooo                         oo',
  '   oooo                       ooo',
  '   oooo                      oooo          o',
  '    ooooo                    ooooo',
  '     ooooo                  oooooo            oo',
  '      ooooo   o      o oooooooooooo  ooo ooo   oo',
  '    o oooooo        oooooooooooooo oooooooo   oo',
  '       oooooo       ooooooooooooo   o          o   o',
  '       oooooo       oooooooooooo   o   oo      o    oooo',
  '      o oooooo       ooooooooooo   oooooo           ooooo',
  '        oooooo       oooooooooo   ooooo   o o       oooo    ooo',
  '      o  oooooo o     oooooooooo   oooo               ooo  ooooooo',
  '         oooooooo o   ooooooooo   ooooo        oooo   oooooooooooo',
  '          ooooooo          oooo    oo oo     o  oooo  ooooooooooooo',
  '           ooooo            o      oo oo                oooooooooo',
  '            oooo                   oo   o                   ooooooo',
  '             ooo                   oo                 o      ooooo',
  '                oooo                                     o    ooooo',
  '               oooooooooo                                     oooo',
  '                oooooooooo o                                   oooo',
  '                  oooooooooo                   o    o        ooooo',
  '                         ooooo ooo  ooooo o                   o  oo',
  '',
  '                                   oo     o',
  '                                         o',
]

const step = 7

/** The size of the map; a degree is ten. */
export const mapSize = { width: 472, height: 172 }

/** The islands as one path of dots, for a pen with round ends. */
export const islandPath: string = rows.map(rowPath).join('')

function rowPath(row: string, index: number): string {
  const y = Math.round(4 + index * step * 0.87)
  const from = index % 2 === 0 ? 4 : 7
  const places = row.split('').flatMap((mark, i) => (mark === 'o' ? [i] : []))
  return places
    .map((i, n) =>
      n === 0 ? `M${from + i * step} ${y}h0` : `m${(i - (places[n - 1] ?? 0)) * step} 0h0`,
    )
    .join('')
}
