import { landmarks, town, type Landmark, type Town } from './rows';

/** The towns around Tirupati, with localities that people name; coordinates approximate. */
export const TOWNS_AROUND: readonly Town[] = [
  town('Renigunta', 13.651, 79.512, '517520', 'Renugunta|Reniguntha|రేణిగుంట|रेणिगुंटा', [
    ['Gajulamandyam', 13.6405, 79.5405, '', 'Gajula Mandyam|గాజులమండ్యం|गाजुलमंड्यम'],
    ['Airport Road', 13.636, 79.5355, '', 'ఎయిర్‌పోర్ట్ రోడ్|एयरपोर्ट रोड'],
    ['Kurrakalva', 13.662, 79.534, '', 'Kurrakaluva|కుర్రకాల్వ|कुर्रकाल्वा'],
    ['R Mallavaram', 13.625, 79.5085, '', 'Mallavaram|Renigunta Mallavaram|ఆర్ మల్లవరం|మల్లవరం|आर मल्लवरम'],
    ['Elamandyam', 13.6305, 79.524, '', 'Yelamandyam|ఎలమండ్యం'],
    ['Thukivakam', 13.622, 79.4805, '', 'Tookivakam|Thookivakam|తూకివాకం'],
    ['Guravarajupalle', 13.6455, 79.4985, '', 'Guravarajupalli|గురవరాజుపల్లి'],
    ['Vedullacheruvu', 13.669, 79.4965, '', 'Vedulla Cheruvu'],
    ['Venkatapuram', 13.657, 79.5065, '', 'వెంకటాపురం'],
  ]),
  town('Chandragiri', 13.588, 79.317, '517101', 'Chandragiry|చంద్రగిరి|चंद्रगिरि', [
    ['Kothapeta', 13.5895, 79.3155, '', 'Kottapeta|Kothapet|కొత్తపేట|कोत्तपेटा'],
    ['Thondavada', 13.6015, 79.3505, '517505', 'Tondavada|తొండవాడ|तोंडवाडा'],
    ['Mungilipattu', 13.5815, 79.2855, '', 'Mungilipattu Village|ముంగిలిపట్టు|मुंगिलिपट्टू'],
    ['Agarala', 13.568, 79.2935, '', 'అగరాల|अगराला'],
    ['Srinivasa Mangapuram', 13.6085, 79.333, '', 'Srinivasamangapuram|శ్రీనివాస మంగాపురం'],
    ['A Rangampeta', 13.6255, 79.2855, '517102', 'A Rangampet|Rangampeta|రంగంపేట'],
    ['Narasingapuram', 13.598, 79.327, '', 'Narasingapuram Village|నరసింగాపురం'],
    ['Panapakam', 13.571, 79.268, '', 'పనపాకం'],
    ['Mittapalem', 13.595, 79.34, '', 'Mittapalem Village|మిట్టపాలెం'],
    ['Dornakambala', 13.6105, 79.311, '', 'Dorna Kambala'],
    ['Bhakarapeta', 13.659, 79.148, '517194', 'Bhakarapet|భాకరాపేట'],
  ]),
  town(
    'Srikalahasti',
    13.75,
    79.7,
    '517644',
    'Kalahasti|Sri Kalahasti|Srikalahasthi|SKHT|శ్రీకాళహస్తి|కాళహస్తి|श्रीकालहस्ती|कालहस्ती',
    [
      ['Panagal', 13.7445, 79.6905, '', 'Panagallu|పానగల్|पानगल'],
      ['Bhaskarpeta', 13.753, 79.7045, '', 'Bhaskarpet|భాస్కర్‌పేట|भास्करपेटा'],
      ['Kondamitta', 13.749, 79.695, '', 'Konda Mitta|కొండమిట్ట|कोंडमिट्टा'],
      ['Thottambedu', 13.7705, 79.7105, '517642', 'Tottambedu|తొట్టంబేడు|तोट्टंबेडु'],
      ['B P Agraharam', 13.7515, 79.6985, '', 'BP Agraharam|Agraharam'],
      ['Kailasagiri Colony', 13.7565, 79.6925, '', 'Kailasagiri'],
      ['Srirama Nagar Colony', 13.7475, 79.7075, '', 'Sriram Nagar'],
      ['Urandur', 13.734, 79.6835, '', 'Uranduru|ఊరందూరు'],
      ['Mannavaram', 13.823, 79.7325, '', 'మన్నవరం'],
    ],
  ),
  town('Puttur', 13.441, 79.553, '517583', 'Puttoor|Putturu|పుత్తూరు|पुत्तूर', [
    ['Parameswara Mangalam', 13.434, 79.545, '', 'Parameswaramangalam|పరమేశ్వర మంగళం|परमेश्वर मंगलम'],
    ['Gollapalle', 13.447, 79.5605, '', 'Gollapalli|గొల్లపల్లి|गोल्लपल्ली'],
    ['Nesanur', 13.4625, 79.5405, '', 'Nesanuru|నేసనూరు|नेसनूर'],
    ['Rachapalem', 13.4385, 79.5595, '', 'Racha Palem'],
  ]),
  town('Nagari', 13.321, 79.585, '517590', 'Nagari Town|నగరి|नगरी', [
    ['Ekambarakuppam', 13.3165, 79.5895, '', 'Ekambara Kuppam|ఏకాంబరకుప్పం'],
    ['Sathravada', 13.3365, 79.5785, '', 'Satrawada|సత్రవాడ'],
  ]),
  town('Pakala', 13.465, 79.115, '517112', 'Pakala Junction|పాకాల|पाकाला', [
    ['Damalcheruvu', 13.4855, 79.0555, '517152', 'Damalacheruvu|దామలచెరువు'],
  ]),
  town('Yerpedu', 13.692, 79.596, '517619', 'Erpedu|Yerpedu Mandal|ఏర్పేడు|येरपेडु', [
    ['Merlapaka', 13.6825, 79.588, '517620', 'మేర్లపాక'],
    ['Jangalapalle', 13.7265, 79.5905, '', 'Jangalapalli|జంగాలపల్లి'],
    ['Papanaidupeta', 13.6485, 79.5905, '517526', 'Papanaidupet|పాపానాయుడుపేట'],
    ['Gudimallam', 13.6035, 79.5805, '', 'గుడిమల్లం'],
    ['Musilipedu', 13.7045, 79.6355, '', 'ముసిలిపేడు'],
  ]),
  town('Satyavedu', 13.437, 79.956, '517588', 'Sathyavedu|Satyaveedu|సత్యవేడు|सत्यवेडु', [
    ['Sri City', 13.53, 80.02, '517646', 'Sricity|Sri City SEZ|శ్రీసిటీ|श्री सिटी'],
    ['Dasukuppam', 13.4215, 79.9685],
  ]),
  town('Varadaiahpalem', 13.606, 79.926, '517645', 'Varadaiapalem|Varadayyapalem|వరదయ్యపాలెం', []),
  town('Naidupeta', 13.906, 79.894, '524126', 'Naidupet|Nayudupeta|నాయుడుపేట|नायडुपेटा', [
    ['Menakur', 13.8725, 79.8505, '', 'Menakuru|MPSEZ|మేనకూరు'],
    ['Annamedu', 13.9205, 79.8855],
  ]),
  town('Gudur', 14.146, 79.85, '524101', 'Guduru|Goodur|గూడూరు|गुडूर', [
    ['Chillakur', 14.1255, 79.8645, '524412', 'Chillakuru|చిల్లకూరు'],
    ['Vindur', 14.1685, 79.8385, '', 'Vinduru'],
  ]),
  town('Sullurpeta', 13.702, 80.021, '524121', 'Sulurpet|Sullurpet|SLP|సూళ్లూరుపేట|सुल्लुरपेटा', [
    ['Mannarpoluru', 13.7135, 80.0125, '', 'Mannarpolur'],
    ['Sriharikota Road', 13.704, 80.035, '', 'SHAR Road'],
  ]),
  town('Venkatagiri', 13.96, 79.58, '524132', 'Venkatagiri Town|వెంకటగిరి|वेंकटगिरी', [
    ['Bangarupeta', 13.967, 79.588, '', 'Bangarpet'],
  ]),
  town('Tada', 13.59, 80.033, '524401', 'Thada|తడ|तडा', []),
  town('Vadamalapeta', 13.556, 79.5, '517551', 'Vadamalapet|వడమాలపేట|वडमालपेटा', []),
  town('Narayanavanam', 13.42, 79.58, '517581', 'Narayana Vanam|నారాయణవనం|नारायणवनम', []),
  town('Pichatur', 13.404, 79.737, '517587', 'Pitchatur|Pichaturu|పిచ్చాటూరు', []),
  town('Nagalapuram', 13.403, 79.793, '517589', 'నాగలాపురం', []),
  town('Ramachandrapuram', 13.53, 79.35, '517561', 'R C Puram|RC Puram|రామచంద్రాపురం', []),
  town('Karvetinagaram', 13.417, 79.448, '517582', 'Karvetinagar|Karvetnagar|కార్వేటినగరం', []),
  town('Piler', 13.656, 78.941, '517214', 'Pileru|పీలేరు|पिलेर', []),
  town('Railway Koduru', 13.955, 79.35, '516101', 'Kodur|Koduru|Railway Kodur|రైల్వే కోడూరు', []),
  town('Chittoor', 13.2172, 79.1003, '517001', 'Chittor|Chittur|చిత్తూరు|चित्तूर', [
    ['Kattamanchi', 13.2145, 79.1105, '', 'కట్టమంచి'],
    ['Greamspet', 13.2095, 79.0955, '517002', 'Greamspeta|గ్రీమ్స్‌పేట'],
    ['Kongareddypalle', 13.2245, 79.0975, '', 'Kongareddypalli|కొంగారెడ్డిపల్లి'],
    ['Murakambattu', 13.2305, 79.1205, '517127', 'మురకంబట్టు'],
    ['Santhapet', 13.212, 79.1045, '', 'Santhapeta|సంతపేట'],
    ['Durga Nagar Colony', 13.2215, 79.1075, '', 'Durga Nagar'],
  ]),
];

/** What stands in and around those towns. */
export const LANDMARKS_AROUND: readonly Landmark[] = [
  ...landmarks('Renigunta', [
    [
      'Tirupati airport',
      'Airport Road',
      'Airport|Renigunta Airport|Tirupati International Airport|ఎయిర్‌పోర్ట్|విమానాశ్రయం|एयरपोर्ट|हवाई अड्डा',
    ],
    [
      'Renigunta railway junction',
      '',
      'Renigunta Junction|Renigunta Railway Station|Renigunta Station|రేణిగుంట రైల్వే జంక్షన్|रेणिगुंटा रेलवे जंक्शन',
    ],
    [
      'Electronics cluster',
      'Airport Road',
      'EMC Tirupati|Electronics Manufacturing Cluster|EMC 1|ఎలక్ట్రానిక్స్ క్లస్టర్|इलेक्ट्रॉनिक्स क्लस्टर',
    ],
    ['Sugar factory', 'Gajulamandyam', 'SV Sugar Factory|Gajulamandyam Sugar Factory|చక్కెర కర్మాగారం|चीनी मिल'],
    [
      'Industrial park Gajulamandyam',
      'Gajulamandyam',
      'Gajulamandyam Industrial Park|Gajulamandyam Industrial Estate|గాజులమండ్యం ఇండస్ట్రియల్ పార్క్|गाजुलमंड्यम औद्योगिक पार्क',
    ],
  ]),
  ...landmarks('Chandragiri', [
    ['Chandragiri fort', 'Kothapeta', 'Fort|Raja Mahal|Chandragiri Kota|చంద్రగిరి కోట|चंद्रगिरि किला'],
    [
      'Mohan Babu University',
      'A Rangampeta',
      'MBU|Sree Vidyanikethan|Vidyanikethan|Vidyaniketan College|మోహన్ బాబు యూనివర్సిటీ|मोहन बाबू विश्वविद्यालय',
    ],
    [
      'Kalyana Venkateswara temple',
      'Srinivasa Mangapuram',
      'Srinivasa Mangapuram Temple|శ్రీనివాస మంగాపురం ఆలయం|श्रीनिवास मंगापुरम मंदिर',
    ],
    ['Chandragiri railway station', 'Mungilipattu', 'Chandragiri Station|చంద్రగిరి రైల్వే స్టేషన్|चंद्रगिरि रेलवे स्टेशन'],
  ]),
  ...landmarks('Srikalahasti', [
    [
      'Srikalahasteeswara temple',
      'Kondamitta',
      'Kalahasti Temple|Srikalahasti Temple|Rahu Ketu Temple|శ్రీకాళహస్తీశ్వర ఆలయం|श्रीकालहस्तीश्वर मंदिर',
    ],
    ['Srikalahasti bus stand', 'Bhaskarpeta', 'Kalahasti Bus Stand|శ్రీకాళహస్తి బస్ స్టాండ్|श्रीकालहस्ती बस स्टैंड'],
    ['Srikalahasti railway station', 'Panagal', 'Kalahasti Railway Station|శ్రీకాళహస్తి రైల్వే స్టేషన్|श्रीकालहस्ती रेलवे स्टेशन'],
  ]),
  ...landmarks('Yerpedu', [
    ['IIT Tirupati', '', 'IIT|Indian Institute of Technology|ఐఐటి|आईआईटी'],
    ['IISER Tirupati', '', 'IISER|Indian Institute of Science Education and Research|ఐసర్ తిరుపతి|आईसर तिरुपति'],
  ]),
  ...landmarks('Puttur', [
    ['Puttur railway station', 'Parameswara Mangalam', 'Puttur Station|పుత్తూరు రైల్వే స్టేషన్|पुत्तूर रेलवे स्टेशन'],
    ['SIETK', 'Nesanur', 'Siddharth Institute of Engineering|Siddharth College Puttur'],
  ]),
  ...landmarks('Satyavedu', [['IIIT Sri City', 'Sri City', 'IIIT Sricity|Krea University|IIIT']]),
  ...landmarks('Sullurpeta', [['Sriharikota', 'Sriharikota Road', 'SDSC SHAR|ISRO|SHAR|శ్రీహరికోట']]),
  ...landmarks('Gudur', [['Gudur junction', '', 'Gudur Railway Station|Gudur Station']]),
  ...landmarks('Pakala', [['Pakala railway junction', '', 'Pakala Railway Station|Pakala Junction Station']]),
];
