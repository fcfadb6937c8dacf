/** A locality of the demo. */
export interface Place {
  readonly name: string;
  /** How dear it is: 1 is the middle of Tirupati's localities. */
  readonly level: number;
  /** What people name when they say where it is. */
  readonly near: readonly [string, string, ...string[]];
}

export interface Town {
  readonly name: string;
  /** The share of listings, against the other towns. */
  readonly weight: number;
  readonly places: readonly [Place, ...Place[]];
}

const place = (name: string, level: number, ...near: [string, string, ...string[]]): Place => ({ name, level, near });

/** Tirupati and the towns around it. */
export const TOWNS: readonly [Town, ...Town[]] = [
  {
    name: 'Tirupati',
    weight: 76,
    places: [
      place('Alipiri', 1.28, 'the Alipiri toll gate', 'the footpath to the hill', 'the science centre'),
      place('Balaji Colony', 1.32, 'the university gate', 'the arts college', 'Town Club circle'),
      place('K T Road', 1.3, 'Kapila Theertham', 'the bus stop on K T Road', 'the foot of the hills'),
      place('Air Bypass Road', 1.35, 'the bypass showrooms', 'the cinema and the food courts', 'Annamayya circle'),
      place('Leela Mahal Circle', 1.22, 'Leela Mahal circle', 'the Karakambadi road', 'the link bus stand'),
      place('Bhavani Nagar', 1.26, 'the central bus stand', 'the railway station', 'the vegetable market'),
      place('Bairagipatteda', 1.18, 'the municipal park', 'the Sunday market', 'the ladies’ college'),
      place('M R Palli', 1.14, 'M R Palli circle', 'the veterinary university', 'the rythu bazaar'),
      place('Korlagunta', 1.02, 'the Korlagunta main road', 'the railway over-bridge', 'the goods shed road'),
      place('Padmavathi Puram', 1.1, 'the Tiruchanur road', 'the children’s park', 'the women’s university'),
      place('Tiruchanur', 0.98, 'the Padmavathi Ammavari temple', 'the temple tank', 'the national highway'),
      place('Renigunta Road', 1.04, 'the Renigunta road', 'the industrial estate', 'the airport road'),
      place('Karakambadi', 0.88, 'the battery works', 'the Karakambadi road', 'the forest edge'),
      place('Avilala', 0.92, 'the Avilala tank', 'the ring road', 'the bypass junction'),
      place('Perur', 0.9, 'the Swarnamukhi bank', 'the Chandragiri road', 'the Vakulamatha temple'),
      place('Mangalam', 0.78, 'the Mangalam crossroads', 'the housing board quarters', 'the transport office'),
      place('Settipalle', 0.82, 'the carriage repair shop', 'the Settipalle post office', 'the ring road'),
      place('Tummalagunta', 0.95, 'the Kalyana Venkateswara temple', 'the cricket ground', 'the Tummalagunta tank'),
      place('Akkarampalle', 0.96, 'the Akkarampalle main road', 'Leela Mahal circle', 'the hill view park'),
    ],
  },
  {
    name: 'Renigunta',
    weight: 8,
    places: [
      place('Gajulamandyam', 0.68, 'the industrial park', 'the sugar factory road'),
      place('Airport Road', 0.8, 'the airport', 'the electronics cluster'),
      place('Kurrakalva', 0.62, 'the Kadapa highway', 'the railway junction'),
      place('R Mallavaram', 0.6, 'the Mallavaram village tank', 'the Chennai highway'),
    ],
  },
  {
    name: 'Chandragiri',
    weight: 7,
    places: [
      place('Kothapeta', 0.72, 'the fort', 'the clock tower'),
      place('Thondavada', 0.7, 'the Swarnamukhi bridge', 'the Agastheeswara temple'),
      place('Mungilipattu', 0.62, 'the engineering college', 'the railway station'),
      place('Agarala', 0.6, 'the Bengaluru highway', 'the mango groves'),
    ],
  },
  {
    name: 'Srikalahasti',
    weight: 6,
    places: [
      place('Panagal', 0.7, 'the Swarnamukhi river', 'the temple road'),
      place('Bhaskarpeta', 0.66, 'the bus stand', 'the kalamkari workshops'),
      place('Kondamitta', 0.68, 'the temple gopuram', 'the market street'),
      place('Thottambedu', 0.54, 'the steel works road', 'the Nellore highway'),
    ],
  },
  {
    name: 'Puttur',
    weight: 4,
    places: [
      place('Parameswara Mangalam', 0.56, 'the railway station', 'the Chennai road'),
      place('Gollapalle', 0.52, 'the hill road', 'the weavers’ colony'),
      place('Nesanur', 0.5, 'the Nesanur tank', 'the bypass'),
    ],
  },
];
