"""The line recogniser: a grey crop of 40 px height becomes, for every 4 px of its width, a probability of each character or of none."""
import torch
import torch.nn.functional as F
from torch import nn


def depthwise(channels, rows, columns):
    """Each channel looks around on its own."""
    return nn.Conv2d(channels, channels, (rows, columns), padding=(rows // 2, columns // 2), groups=channels, bias=False)


class Mix2d(nn.Module):
    """Looks around in two dimensions, then two pointwise layers, with a way around."""

    def __init__(self, channels, expand, kernel=5):
        super().__init__()
        self.around = depthwise(channels, kernel, kernel)
        self.norm = nn.BatchNorm2d(channels)
        self.widen = nn.Conv2d(channels, channels * expand, 1)
        self.narrow = nn.Conv2d(channels * expand, channels, 1)

    def forward(self, x):
        return x + self.narrow(F.relu(self.widen(self.norm(self.around(x)))))


class Mix1d(nn.Module):
    """Looks along the line: depthwise over 9 steps, then two pointwise layers, with a way around."""

    def __init__(self, channels, expand, dropout):
        super().__init__()
        self.around = depthwise(channels, 1, 9)
        self.norm = nn.BatchNorm2d(channels)
        self.widen = nn.Conv2d(channels, channels * expand, 1)
        self.narrow = nn.Conv2d(channels * expand, channels, 1)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x):
        return x + self.dropout(self.narrow(F.relu(self.widen(self.norm(self.around(x))))))


class Attend(nn.Module):
    """Lets every step see the whole line: the same font, the same damage and the same language hold all along it."""

    def __init__(self, channels, heads, dropout):
        super().__init__()
        self.heads = heads
        self.norm = nn.LayerNorm(channels)
        self.ask = nn.Linear(channels, channels * 3)
        self.tell = nn.Linear(channels, channels)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x):
        n, channels, _, steps = x.shape
        y = x.squeeze(2).transpose(1, 2)
        q, k, v = self.ask(self.norm(y)).view(n, steps, 3, self.heads, channels // self.heads).permute(2, 0, 3, 1, 4).unbind(0)
        weights = torch.softmax(q @ k.transpose(-1, -2) * (channels // self.heads) ** -0.5, -1)
        told = self.tell((weights @ v).transpose(1, 2).reshape(n, steps, channels))
        return x + self.dropout(told).transpose(1, 2).unsqueeze(2)


def shrink(inputs, outputs, stride):
    return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride=stride, padding=1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())


class Recogniser(nn.Module):
    def __init__(self, classes, channels=(32, 64, 128), depth=256, blocks=9, dropout=0.05):
        super().__init__()
        a, b, c = channels
        self.see = nn.Sequential(
            shrink(1, a, 2), Mix2d(a, 2, 3),
            shrink(a, b, 2), Mix2d(b, 2), Mix2d(b, 2),
            shrink(b, c, (2, 1)), Mix2d(c, 2), Mix2d(c, 2), Mix2d(c, 2),
            nn.Conv2d(c, depth, (5, 1), bias=False), nn.BatchNorm2d(depth), nn.ReLU(),
        )
        third = blocks // 3
        mixing = []
        for part in range(3):
            mixing += [Mix1d(depth, 2, dropout) for _ in range(third)]
            if part < 2:
                mixing.append(Attend(depth, 4, dropout))
        self.mix = nn.Sequential(*mixing)
        self.norm = nn.BatchNorm2d(depth)
        self.name = nn.Conv2d(depth, classes, 1)

    def forward(self, pictures):
        """[N, 1, 40, W] in 0..1 → logits [N, W / 4, classes]; class 0 is "no character here"."""
        mean = pictures.mean((1, 2, 3), keepdim=True)
        spread = (pictures - mean).square().mean((1, 2, 3), keepdim=True).sqrt()
        x = self.see((pictures - mean) / (spread + 0.02))
        return self.name(self.norm(self.mix(x))).squeeze(2).transpose(1, 2)
