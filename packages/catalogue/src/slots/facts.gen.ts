// Written by npm run returns -w @mekong/arcade.
import type { FamilyFacts } from './family-facts.ts';

/** Facts of the families of slot models, as proved. */
export const slotFacts = {
  "lines-5": {
    "pays": {
      "kind": "lines",
      "count": 5
    },
    "features": [
      "wilds",
      "free-spins",
      "multiplier",
      "provably-fair"
    ],
    "volatility": "high",
    "returns": {
      "94": {
        "rtp": 93.99,
        "maxWin": 11594
      },
      "96": {
        "rtp": 96,
        "maxWin": 11904
      },
      "97": {
        "rtp": 97,
        "maxWin": 12214
      }
    }
  },
  "lines-10": {
    "pays": {
      "kind": "lines",
      "count": 10
    },
    "features": [
      "wilds",
      "free-spins",
      "multiplier",
      "provably-fair"
    ],
    "volatility": "medium",
    "returns": {
      "94": {
        "rtp": 93.99,
        "maxWin": 6169
      },
      "96": {
        "rtp": 96,
        "maxWin": 6324
      },
      "97": {
        "rtp": 97,
        "maxWin": 6479
      }
    }
  },
  "lines-20": {
    "pays": {
      "kind": "lines",
      "count": 20
    },
    "features": [
      "wilds",
      "free-spins",
      "multiplier",
      "provably-fair"
    ],
    "volatility": "medium",
    "returns": {
      "94": {
        "rtp": 93.99,
        "maxWin": 5928.75
      },
      "96": {
        "rtp": 96,
        "maxWin": 6085.3
      },
      "97": {
        "rtp": 97,
        "maxWin": 6241.85
      }
    }
  },
  "lines-25": {
    "pays": {
      "kind": "lines",
      "count": 25
    },
    "features": [
      "wilds",
      "free-spins",
      "multiplier",
      "provably-fair"
    ],
    "volatility": "low",
    "returns": {
      "94": {
        "rtp": 93.99,
        "maxWin": 4743
      },
      "96": {
        "rtp": 96,
        "maxWin": 4868.24
      },
      "97": {
        "rtp": 97,
        "maxWin": 4993.48
      }
    }
  },
  "classic": {
    "pays": {
      "kind": "lines",
      "count": 5
    },
    "features": [
      "nudge",
      "provably-fair"
    ],
    "volatility": "medium",
    "returns": {
      "94": {
        "rtp": 94.05,
        "maxWin": 112
      },
      "96": {
        "rtp": 96.03,
        "maxWin": 110
      },
      "97": {
        "rtp": 96.98,
        "maxWin": 110
      }
    }
  },
  "ways-243": {
    "pays": {
      "kind": "ways",
      "count": 243
    },
    "features": [
      "wilds",
      "free-spins",
      "multiplier",
      "provably-fair"
    ],
    "volatility": "medium",
    "returns": {
      "94": {
        "rtp": 94,
        "maxWin": 5000
      },
      "96": {
        "rtp": 95.99,
        "maxWin": 5000
      },
      "97": {
        "rtp": 97,
        "maxWin": 5000
      }
    }
  },
  "ways-1024": {
    "pays": {
      "kind": "ways",
      "count": 1024
    },
    "features": [
      "wilds",
      "free-spins",
      "multiplier",
      "provably-fair"
    ],
    "volatility": "medium",
    "returns": {
      "94": {
        "rtp": 93.99,
        "maxWin": 5000
      },
      "96": {
        "rtp": 95.99,
        "maxWin": 5000
      },
      "97": {
        "rtp": 97,
        "maxWin": 5000
      }
    }
  },
  "cluster": {
    "pays": {
      "kind": "clusters"
    },
    "features": [
      "cascade",
      "multiplier",
      "provably-fair"
    ],
    "volatility": "low",
    "returns": {
      "94": {
        "rtp": 93.99,
        "maxWin": 5000
      },
      "96": {
        "rtp": 95.99,
        "maxWin": 5000
      },
      "97": {
        "rtp": 96.99,
        "maxWin": 5000
      }
    }
  },
  "tumble": {
    "pays": {
      "kind": "anywhere"
    },
    "features": [
      "free-spins",
      "cascade",
      "multiplier",
      "provably-fair"
    ],
    "volatility": "high",
    "returns": {
      "94": {
        "rtp": 94.07,
        "maxWin": 10000
      },
      "96": {
        "rtp": 96.07,
        "maxWin": 10000
      },
      "97": {
        "rtp": 97.07,
        "maxWin": 10000
      }
    }
  },
  "heights": {
    "pays": {
      "kind": "ways",
      "count": 117649
    },
    "features": [
      "wilds",
      "free-spins",
      "multiplier",
      "megarows",
      "provably-fair"
    ],
    "volatility": "high",
    "returns": {
      "94": {
        "rtp": 94,
        "maxWin": 10000
      },
      "96": {
        "rtp": 95.99,
        "maxWin": 10000
      },
      "97": {
        "rtp": 96.99,
        "maxWin": 10000
      }
    }
  },
  "expanding": {
    "pays": {
      "kind": "lines",
      "count": 10
    },
    "features": [
      "wilds",
      "free-spins",
      "expanding-symbols",
      "provably-fair"
    ],
    "volatility": "very-high",
    "returns": {
      "94": {
        "rtp": 94,
        "maxWin": 5000
      },
      "96": {
        "rtp": 96,
        "maxWin": 5000
      },
      "97": {
        "rtp": 97,
        "maxWin": 5000
      }
    }
  },
  "hold": {
    "pays": {
      "kind": "lines",
      "count": 20
    },
    "features": [
      "wilds",
      "hold-and-spin",
      "provably-fair"
    ],
    "volatility": "high",
    "returns": {
      "94": {
        "rtp": 93.99,
        "maxWin": 4950
      },
      "96": {
        "rtp": 96,
        "maxWin": 5000
      },
      "97": {
        "rtp": 97,
        "maxWin": 5050
      }
    }
  },
  "sticky": {
    "pays": {
      "kind": "lines",
      "count": 20
    },
    "features": [
      "wilds",
      "free-spins",
      "sticky-wilds",
      "provably-fair"
    ],
    "volatility": "high",
    "returns": {
      "94": {
        "rtp": 93.99,
        "maxWin": 13050
      },
      "96": {
        "rtp": 95.99,
        "maxWin": 13500
      },
      "97": {
        "rtp": 96.99,
        "maxWin": 13500
      }
    }
  },
  "mystery": {
    "pays": {
      "kind": "lines",
      "count": 20
    },
    "features": [
      "wilds",
      "free-spins",
      "mystery-symbols",
      "provably-fair"
    ],
    "volatility": "medium",
    "returns": {
      "94": {
        "rtp": 93.99,
        "maxWin": 14850
      },
      "96": {
        "rtp": 96,
        "maxWin": 14850
      },
      "97": {
        "rtp": 96.99,
        "maxWin": 15300
      }
    }
  },
  "wheel": {
    "pays": {
      "kind": "lines",
      "count": 20
    },
    "features": [
      "wilds",
      "bonus-round",
      "provably-fair"
    ],
    "volatility": "medium",
    "returns": {
      "94": {
        "rtp": 93.99,
        "maxWin": 2173.25
      },
      "96": {
        "rtp": 95.99,
        "maxWin": 2176.35
      },
      "97": {
        "rtp": 97,
        "maxWin": 2176.35
      }
    }
  },
  "linked": {
    "pays": {
      "kind": "lines",
      "count": 20
    },
    "features": [
      "wilds",
      "jackpot",
      "provably-fair"
    ],
    "volatility": "very-high",
    "returns": {
      "94": {
        "rtp": 94,
        "maxWin": 115.05
      },
      "96": {
        "rtp": 95.99,
        "maxWin": 116.5
      },
      "97": {
        "rtp": 97,
        "maxWin": 118.05
      }
    }
  }
} as const satisfies Readonly<Record<string, FamilyFacts>>;
